const thinSpace = '<mspace width="0.1667em"></mspace>'
/** The invisible sign of function application, U+2061. */
const apply = '<mo>\u2061</mo>'
const names = '<mi>(?:sin|cos|tan|cosec|sec|cot)</mi>'

const powerOfFunction = new RegExp(`<msup><mrow>(${names})${apply}</mrow>(<m[ni]>[^<]*</m[ni]>)</msup>`, 'g')
const beforeFunction = new RegExp(`(</(?:mn|mi|msup|msqrt|mfrac)>)(?=(?:<msup>)?${names}(?!</mrow></m))`, 'g')
const afterApplication = new RegExp(`${apply}(?!<mo stretchy="false">\\(|</mrow>)`, 'g')
/** A minus that follows a relation, an operation or an opening bracket is a sign, not a subtraction. */
const signAfter = /(<mo[^>]*>(?:=|≠|&lt;|&gt;|≤|≥|≈|×|÷|⋅|±|,|⇒|\(|\[)<\/mo>)<mo>([−+±])<\/mo>/g
/** A sign alone between words: the words have spaces of their own. */
const loneSign = /(<semantics><mrow>)<mo>([=+−×÷])<\/mo>(<\/mrow><annotation)/g
const overline = /<mover accent="true">((?:(?!<mover)[^])*?)<mo stretchy="true">‾<\/mo><\/mover>/g
/** A row of signs: its TeX is what is read anyway (formula-html.ts sets it from that), so it needs no note of it. */
const row =
  /<semantics><mrow>((?:<m[ino](?: [^>]*)?>[^<]+<\/m[ino]>)+)<\/mrow><annotation [^>]*>[^<]*<\/annotation><\/semantics>/g
const plainSigns = /^[\dA-Za-z.,()[\]+=:|/!−×÷±≤≥≠-]{1,20}$/
const isPlain = (signs: string): boolean =>
  plainSigns.test(signs.replace(/<[^>]*>/g, '')) && !/<mi[^>]*>[A-Za-z]{2}/.test(signs)
/** HTML knows that <math> is MathML. */
const namespace = ' xmlns="http://www.w3.org/1998/Math/MathML"'
/** A formula with what must not be left alone on another line: the full stop after it, the hyphen of "x-axis", the ₹ before it. */
const withNeighbours = /(₹ ?)?(<span class="katex"><math(?:(?!<\/math>)[^])*<\/math><\/span>)([.,;:?!)’”-]+)?/g

/**
 * Finishes KaTeX's MathML as a printer would: a thin space around the names of functions, which MathML leaves to chance, a line
 * over letters as a border, which every browser stretches, and no line break between a formula and the full stop after it or the ₹ before it; the plainest formulas in as few elements as
 * will do.
 */
export const polished = (html: string): string =>
  html
    .replace(powerOfFunction, `<msup>$1$2</msup>${apply}`)
    .replace(beforeFunction, `$1${thinSpace}`)
    .replace(afterApplication, `${apply}${thinSpace}`)
    .replace(loneSign, '$1<mo lspace="0" rspace="0">$2</mo>$3')
    .replace(signAfter, '$1<mo form="prefix" lspace="0" rspace="0">$2</mo>')
    .replace(overline, '<mrow class="overlined">$1</mrow>')
    .replaceAll(namespace, '')
    .replace(row, (whole: string, signs: string) => (isPlain(signs) ? signs : whole))
    .replace(withNeighbours, (whole: string, before?: string, _formula?: string, after?: string) =>
      before === undefined && after === undefined ? whole : `<span class="unbroken">${whole}</span>`,
    )
