import { partsApart } from './parts'

const bid = '(?:represent|write|express|form|frame|formulate|make)'
const of = String.raw`(?:(?:in|into) the form of|as|by|into)?\s*(?:an? |the )?quadratic (?:equations?|eqns?|eqs?)`
const which = '(?:(?:each of )?(?:the )?(?:following|this|given|above) )?(?:the )?(?:situations?|problems?)?'

const as = `(?:(?:mathematically\\s*)?${of}|mathematically)`

const before = new RegExp(
  String.raw`^\s*${bid} ${which}\s*${as}(?:\s*[:.–-]|,| that| if| where|(?= (?:the|a|an|product|sum|area|difference|rohan|john) ))\s*(?:\([ivx]+\)\s*)?(?=\S[^]{30,}$)`,
  'i',
)
const behind = new RegExp(
  String.raw`[.,;]?\s*(?:(?:and|then|also) )?(?:${bid} (?:it |the |this )?${which}\s*${as}(?: only)?|quadratic (?:equation|eqn|eq) (?:banao|banaiye|likho))\s*(?:\((?:take|taking|let) (?:the )?smaller (?:one |number |integer )?(?:as|be|=) x\))?\s*[.?]*\s*$`,
  'i',
)
const wanted =
  /(?:^|[.?!]\s*)(?:we (?:need|have|want|would like) to |to )?(?:find|determine)(?: out)? ([^.?!]+)[.?!]*\s*$/i

const ofEach = new RegExp(String.raw`^\s*${bid} ${which}\s*(?:mathematically|${of})\s*[:.–-]?\s*(?=\(i\)\s)`, 'i')

/** "Represent the following situations in the form of quadratic equations: (i) ... (ii) ...": each of them. */
function eachAsked(text: string): string | null {
  const { parts } = ofEach.test(text) ? partsApart(text) : { parts: [] }
  const asked = parts.map((part) => ({ ...part, whole: `Represent in the form of a quadratic equation: ${part.text}` }))
  const told = asked.map(({ label, whole }) => ({ label, text: withEquationAsked(whole), whole }))
  return told.length > 1 && told.every(({ text: one, whole }) => one !== whole)
    ? told.map((one) => `${one.label} ${one.text}`).join(' ')
    : null
}

/** "Represent the following situation in the form of a quadratic equation: ... We need to find the speed.": asked for behind what is told. */
export function withEquationAsked(text: string): string {
  const each = eachAsked(text)
  if (each !== null) return each
  const rest = before.test(text) ? text.replace(before, '') : behind.test(text) ? text.replace(behind, '.') : null
  // an equation that stands there is asked of in another way
  if (rest === null || /=|²|\^/.test(rest.replace(/[ckm]?m²/g, ''))) return text
  const [whole = '', what] = wanted.exec(rest) ?? []
  const story = rest.slice(0, rest.length - whole.length).replace(/[\s.]+$/, '')
  return `${what === undefined ? rest.replace(/[\s.]+$/, '') : story}. Form the quadratic equation${what === undefined ? '' : ` to find ${what}`}.`
}

const form = new RegExp(String.raw`\b${bid} ${which}\s*${of}`, 'i')
const mathematically = new RegExp(String.raw`\b${bid} ${which}(?:it|this)?\s*mathematically\b`, 'i')
/** What is told of the aim: "We would like to find the number of toys". */
const need = /\bwe (?:need|have|want|would like) to (?:find|determine)(?: out)?\b/gi
const more =
  /\b(?:find|solve|hence|what|how|which|who|when|nikalo|batao|bataiye|kitn\w+|kya|roots?|zeroe?s|check|whether|prove|show|given by|values?)\b|[α-ω]|\([a-dA-D]\)/i

/** Whether a quadratic equation is asked and nothing else: a number is no answer. */
export const asksOnlyEquation = (text: string): boolean =>
  (form.test(text) || mathematically.test(text)) && !more.test(text.replace(need, ''))

const formPair = new RegExp(
  String.raw`\b${bid} (?:it |this )?(?:as )?(?:the |an? )?(?:pair|system|two|algebraic|linear)\b[^.?]{0,20}\bequations\b`,
  'i',
)
const values = /^(?:(?:[a-z] = )?[-−]?[\d./√]+(?:, |$))+$/

/** Whether a pair of equations is asked and nothing else, and an answer gives the values that solve it. */
export const solvesOnly = (text: string, answer: string): boolean =>
  values.test(answer) && formPair.test(text) && !more.test(text)
