const observation = String.raw`(?:\d+(?:\.\d+)?|[xyknp](?:\s?(?:plus|minus|[+-])\s?\d+)?)`
const row = new RegExp(
  String.raw`(?<![\w.=/-])${observation}(?:(?:,\s*and|,|\s+and)?\s+${observation}){4,}(?![\w/=])`,
  'gi',
)
const one = new RegExp(String.raw`(?<!\w)${observation}(?!\w)`, 'gi')
const isOfMeasure = /\b(?:mean|average|median|mode)\b/i

/** "11 15 19 x plus 3 x plus 5 31": observations in a row without commas, where 19 is no factor of x. */
export const withObservations = (text: string): string =>
  isOfMeasure.test(text)
    ? text.replace(row, (found) => {
        const all = found.match(one) ?? []
        const unknown = all.filter((each) => /[a-z]/i.test(each)).length
        return unknown > 0 && all.length - unknown > 2 ? all.join(', ') : found
      })
    : text
