/** TeX as a student would type it. Formulas stay apart from the words: ⟦p(x)⟧. */
const commands: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm|mathbf)\{([^{}]{0,60})\}/g, '$1'],
  [/\\[dt]?frac\{([^{}]{1,160})\}\{([^{}]{1,160})\}/g, '($1)/($2)'],
  [/\\sqrt\{([^{}]{1,40})\}/g, '√($1)'],
  [/\^\{?\\circ\}?/g, '°'],
  [/\\angle\s?/g, '∠'],
  [/\\triangle\s?/g, '△'],
  [/\\alpha/g, 'α'],
  [/\\beta/g, 'β'],
  [/\\theta/g, 'θ'],
  [/\\pi/g, 'π'],
  [/\\(?:times|cdot)/g, '*'],
  [/\\(?:sim|parallel|perp|quad|left|right|[,;:! ])/g, ' '],
  [/\\ldots/g, '...'],
  [/\\([a-z]+)/gi, '$1'],
  [/[{}]/g, ''],
  [/\(([A-Za-zα-ω\d]{1,2})\)\/\(([A-Za-zα-ω\d]{1,2})\)/g, '$1/$2'],
]

const formula = (tex: string): string =>
  `⟦${(/[\\{}]/.test(tex) ? commands : [])
    .reduce((out, [from, to]) => out.replace(from, to), tex)
    .replace(/\s+/g, ' ')
    .trim()}⟧`

/** The text of a question without its TeX. */
export const plain = (text: string): string =>
  text.replace(/\$\$?([^$]{1,400})\$\$?/g, (_, tex: string) => formula(tex)).replace(/\s+/g, ' ')

/** A sentence that asks nothing, or only how much to write or how. */
const aside =
  /^(?:leave|count|verify|also verify|take|do not|assume|let)\b(?!.*\b(?:find|what|how)\b)|^(?:give|find) (?:both|all|every)(?: the)?(?: possible)? ?(?:values?|of them|solutions?|three points|points|such numbers)?$|^give (?:the|your|it)\b(?! common| place| probability)|^write your answer|^which method /i

/** A word that asks: at the beginning of a sentence, or where it cannot be "the number which" or "and what lies inside it". */
const asks =
  /\b(?:find|determine|calculate|evaluate|compute|work out|write(?: down)?|give|state|obtain|solve|type (?=the))\b|(?:^|(?<=(?:[,:;⟧]|\b(?:in|at|by|after|for|through|to|and|if|out|state)) )|(?<=["“(]))(?:what|how)\b(?! lies)|(?:^|(?<=^(?:in|at|on|to|by|after) )|(?<=, (?:in|at) )|(?<=, )(?=which term))which\b|^for (?:what|which)\b/gi

const sentences = (text: string): readonly string[] =>
  text
    .replace(/ \((?=[^()⟦⟧]*[a-z]{2,} )[^()⟦]*(?:⟦[^⟧]*⟧[^()⟦]*)*\)/g, ' ')
    .split(/(?<=[.?!])["”]? +(?=[A-Z∠△⟦“"(])/)
    .map((sentence) => sentence.replace(/[.?!"”\s]+$/, '').trim())
    .filter(Boolean)

/** What the last question of a plain text asks for, with the word that asks before it: "find the length of ⟦BD⟧", "how many rows are there". */
export function askIn(text: string): string {
  const asking = sentences(text).filter((sentence) => !aside.test(sentence) && sentence.search(asks) >= 0)
  const sentence = asking.at(-1) ?? ''
  const last = [...sentence.matchAll(asks)].filter(({ index }) => !isWithinFormula(sentence, index)).at(-1)
  return sentence.slice(last?.index ?? 0)
}

const isWithinFormula = (text: string, at: number): boolean => text.lastIndexOf('⟦', at) > text.lastIndexOf('⟧', at)
