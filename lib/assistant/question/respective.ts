const name =
  '(?:(?:slant|total|inner|outer|internal|external|lower|upper) )?(?:radius|diameter|height|length|breadth|width|depth|thickness|angle|base)'
const side = '(?:inner|outer|internal|external|lower|upper)'
const plurals: Readonly<Record<string, string>> = {
  radii: 'radius',
  radiuses: 'radius',
  diameters: 'diameter',
  heights: 'height',
  lengths: 'length',
}
const size = '(?:₹ ?)?[\\d./√π]+(?: ?(?:cm|mm|m|km|(?:centi)?met(?:re|er)s?|units?|degrees?|°))?'
/** "of the cylindrical part", "of a cone" */
const word = '(?!(?:are|is|be|being|measure)\\b)[a-z]+'
const owner = ` (?:of|in) (?:${word} ){0,4}${word}`
const joint = '(?: (?:are|is|be|being|measure)|:| =)?'

const two = new RegExp(
  `\\b(${name}) (?:and|&) (?:the )?(${name})(${owner})??(${joint}) (${size}) (?:and|&) (${size}),? respectively`,
  'gi',
)
/** "the height and diameter of the cylindrical part are 2.1 metre and 4 metre": as it is dictated. */
const spoken = new RegExp(
  `\\b(${name}) and (?:the )?(${name})(${owner})( are) (${size}) and (${size})(?=,? and (?:the )?${name}\\b)`,
  'gi',
)
const three = new RegExp(
  `\\b(${name}), (?:the )?(${name}),? (?:and|&) (?:the )?(${name})(${owner})??(${joint}) (${size}), (${size}),? (?:and|&) (${size}),? respectively`,
  'gi',
)
const sides = new RegExp(
  `\\b(${side}) (?:and|&) (?:the )?(${side}) (${Object.keys(plurals).join('|')}|radius|diameter)(${owner})??(${joint}) (${size}) (?:and|&) (${size}),? respectively`,
  'gi',
)

/**
 * Each size beside its name, where the names come first and the sizes after them: "the height and diameter of the part are 3 m and 14 m
 * respectively" is "the height of the part is 3 m and diameter of the part is 14 m".
 */
export function withEachSized(text: string): string {
  if (!/respectively/i.test(text))
    return / are /.test(text)
      ? text.replace(spoken, (_, a: string, b: string, of: string, is: string, ...sizes: string[]) =>
          each([a, b], of, is, sizes),
        )
      : text
  return text
    .replace(three, (_, a: string, b: string, c: string, of = '', is: string, ...sizes: string[]) =>
      each([a, b, c], of, is, sizes),
    )
    .replace(two, (_, a: string, b: string, of = '', is: string, ...sizes: string[]) => each([a, b], of, is, sizes))
    .replace(sides, (_, a: string, b: string, what: string, of = '', is: string, ...sizes: string[]) => {
      const one = plurals[what.toLowerCase()] ?? what
      return each([`${a} ${one}`, `${b} ${one}`], of, is, sizes)
    })
}

function each(names: readonly string[], of: string, is: string, sizes: readonly string[]): string {
  const unit =
    sizes
      .slice(0, names.length)
      .flatMap((one) => /[a-z°]+$/i.exec(one) ?? [])
      .at(-1) ?? ''
  return names
    .map((one, index) => {
      const size = sizes[index] ?? ''
      // "6 and 14 cm respectively": the unit is that of both lengths, an angle has its own
      const full =
        /[a-z°]$/i.test(size) || /angle/i.test(one) || /degrees?|°/.test(unit) ? size : `${size} ${unit}`.trim()
      return `${one}${of}${is === '' ? '' : ' is'} ${full}`
    })
    .join(' and ')
}
