const value = String.raw`(?:[-−–]\s?)?\d+(?:\.\d+|\/\d+)?|[-−–]?(?:\d+)?√\d+|[-−–]?\d?[kxyabpm](?![a-z])`
/** "2,-1", "-3 , 4" */
const pair = new RegExp(String.raw`(?<![\w(.,/√+*=^-])(${value}) ?, ?(${value})(?![\w.)/√]| ?[,+*^=])(?!\.\d)`, 'g')
const ofPoints =
  /\b(?:points?|pts?|vertex|vertices|joining|joins?|segment|distance|dist|mid-?points?|mid points?|collinear|cent(?:re|er)|diameter|equidistant|quadrilateral|quad|parallelogram|rhombus|square|rectangle|triangle|isosceles|coordinates?|ratio|axis|jodne|bindu|sheersh|tribhuj)\b/i

/**
 * "distance of 3,-6 from 8,9", "A 2,-1 and B 7,3": pairs with a comma between are points where a question speaks of points and has none in
 * brackets; a longer row, "2, 3, 5", is none.
 */
export function withPointsInBrackets(text: string): string {
  if (!ofPoints.test(text) || /\([^()]*,[^()]*\)|[\\$:]|\d\s*-\s*\d+\s*-/.test(text)) return text
  const pairs = text.match(pair)?.length ?? 0
  // in "1,200 and 3,400" the commas group the digits of one number
  if (
    pairs === 0 ||
    (pairs === 1 && !/\b(?:origin|axis|cent(?:re|er)|point|pt)\b/i.test(text)) ||
    /\d,\d{3}\b/.test(text)
  )
    return text
  return text.replace(pair, '($1, $2)').replace(/(?<=\b[A-Z]) \((?=[^()]*,[^()]*\))/g, '(')
}
