import type { Reply } from './rule'

const cost =
  '(?:costs?|costing|charges?|price|expen[sd]\\w*|kharcha?|laga+t|(?:how (?:much|many)|kitn[aei]|amount of) (?:money|rup\\w+|pais\\w*|amount)|amount (?:to be )?(?:paid|spent|needed|required))'
const work =
  /\b(?:paint|white-?wash|polish|varnish|plaster|cement|tin-?plat|colou?r|lin|cover|carpet|pav|level|fenc|turf|plough|plant|wrap)(?:e?d|s|ing)?\b|\b(?:canvas|cloth|tarpaulin|grass)\b/i
const figure =
  /\b(?:cylind\w+|cones?|conical|(?:hemi)?spher\w+|domes?|cub(?:e|oid|ical)s?|circ(?:le|ular)|sectors?|semicirc\w+|tents?)\b/i
const size = /(?:\d|[a-z]{2}) ?(?:[cm]?m|(?:centi|milli)?met(?:re|er)s?)\b/i
const asksCost = new RegExp(`\\b${cost}\\b`, 'i')
const costTold = new RegExp(
  `\\b(?:per|rate|paise?|each|prati|weigh\\w*)\\b|[₹@]|\\brs\\b|rup[aei]+\\w*|\\d ?/[ -]|\\b${cost}\\b[^.?]*(?:\\b(?:is|was|costs?)|=|:) ?\\d[\\d.,]*(?! ?(?:[cm]?m|centi|met))`,
  'i',
)
const asksPaint =
  /\bhow (?:many|much) (?:(?:lit(?:re|er)s?|tins?|cans?|kg|buckets?|boxes) (?:of )?)?(?:paint|varnish|polish)\b|\bquantity of (?:paint|varnish|polish)\b/i
const paintTold = /\b(?:per|each|every|one|1|covers?|enough|sufficient|thick\w*)\b/i

/** A word about work on a figure whose cost is asked, and no rate is told; null where nothing is missing. */
export function missingRate(message: string): Reply | null {
  const text = message.replace(/\b(?:how (?:many|much)|kitn[aei]) (?:rup\w+|pais\w*|rs)\b/gi, 'how much money')
  const isFigure = figure.test(text) && size.test(text)
  const isCost = isFigure && work.test(text) && asksCost.test(text) && !costTold.test(text)
  if (!isCost && !(isFigure && asksPaint.test(text) && !paintTold.test(text))) return null
  const missing = isCost
    ? 'the rate, so many rupees per square metre (or per cm²)'
    : 'what area one litre or one tin is enough for'
  return {
    rule: 'missing-rate',
    text: `The question does not tell ${missing}: I cannot work that out without it. Write the whole question with it, or ask for the area or the length alone.`,
  }
}
