const number = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)`
const unit = String.raw`(?: ?(?:hours?|hrs?|h|ghante|ghanta|minutes?|mins?|days?|din|km|cm|m|kg|years?|saal|litres?))?`
const again = new RegExp(
  String.raw`(?<![\w./^])(${number})(${unit}) ?\(\s*(?:(?:i\.?e\.?,?|that is,?|or|=|yani) ?)?(${number})${unit}\s*\)`,
  'gi',
)

/** 9 3/8, 75/8 or 2.5 as a number. */
function valueOf(text: string): number {
  const [, whole = '0', top = '', bottom = ''] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  return top === '' ? Number(text) : Number(whole) + Number(top) / Number(bottom)
}

/** "9 3/8 hours (75/8 h)": the same number in another form says nothing more, nor does "one kind (girls or boys)" of those that were told. */
export const withoutSaidAgain = (text: string): string =>
  text
    .replace(/ \(([a-z]+(?:, [a-z]+)*,? or [a-z]+)\)/gi, (found: string, list: string, at: number) =>
      list.split(/, | or /).every((word) => text.slice(0, at).includes(` ${word}`)) ? '' : found,
    )
    .replace(again, (found, one = '', of = '', other = '') =>
      one !== other && Math.abs(valueOf(one) - valueOf(other)) < 1e-9 ? `${one}${of}` : found,
    )
