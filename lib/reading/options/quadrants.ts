const ordinal = '(first|second|third|fourth|1st|2nd|3rd|4th|i{1,3}|iv|pehla|dusra|teesra|tisra|chautha)'
const behind = new RegExp(`(?<![a-z\\d])${ordinal}\\s?[-.]?\\s?(?:quadrant|quad|q)s?(?![a-z\\d])`, 'gi')
const before = new RegExp(
  `(?<![a-z\\d])(?:quadrant|quad|q)\\s?[-.]?\\s?(?:no\\.?\\s?)?(${ordinal.slice(1, -1)}|[1-4])(?![a-z\\d])`,
  'gi',
)
const alone = new RegExp(
  `^(\\s*(?:in |so |the |it is |it lies in |ans(?:wer)? (?:is )?){0,3})(i{1,3}|iv)([\\s.!]*)$`,
  'i',
)
const beside =
  /(\([^(),]{1,20},[^(),]{1,20}\))\s+(?=(?:it |which |lies |is |in |the ){0,5}(?:first|second|third|fourth)quadrant)/gi

const places: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  i: 'first',
  ii: 'second',
  iii: 'third',
  iv: 'fourth',
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  pehla: 'first',
  dusra: 'second',
  teesra: 'third',
  tisra: 'third',
  chautha: 'fourth',
}

const nameOf = (place: string): string => `${places[place.toLowerCase()] ?? place.toLowerCase()}quadrant`

/**
 * A quadrant as one word, "thirdquadrant" for "third quadrant", "III quadrant" and "Q3": its number is no place among the options. Where the options
 * are quadrants, "III" alone is one too, and a point before it leads to it.
 */
export const quadrantsNamed = (text: string): string =>
  text.replace(behind, (_, place: string) => nameOf(place)).replace(before, (_, place: string) => nameOf(place))

export const quadrantTyped = (text: string): string =>
  quadrantsNamed(text)
    .replace(alone, (_, lead: string, place: string, end: string) => `${lead}${nameOf(place)}${end}`)
    .replace(beside, '$1 so ')
