/** A number as it is typed in words: "1,060", "3.5", "√50", "12²". */
const number = String.raw`[−-]?(?:\d+(?:,\d{2,3})*(?:\.\d+)?|√\d+)[²³]?`
const operand = String.raw`\(*${number}[)²³]*`
const side = String.raw`${operand}(?:(?:\s*[+−×*÷/]\s*|\s+-\s+)${operand})*`
const before = String.raw`(?<![\w.,:%°²³)\]^√_$]|[+−×*÷/^(-]\s?)`
const after = String.raw`(?!\s*[+−×*÷/^:]|\s-\s|[\w%°²³]|,\d|\.\d)`
const equality = new RegExp(`${before}${side}(?:\\s*[=≈]\\s*${side})+${after}`, 'g')

const inTex: readonly (readonly [sign: RegExp, tex: string])[] = [
  [/−/g, '-'],
  [/[×*]/g, '\\times '],
  [/÷/g, '\\div '],
  [/≈/g, '\\approx '],
  [/√(\d+)/g, '\\sqrt{$1}'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/(\d),(?=\d)/g, '$1{,}'],
]

/** The equalities of numbers that stand in words, outside the dollars, each as a formula: "2 × 6 = 13 cm" holds $2 \times 6 = 13$. */
export const plainEqualities = (text: string): readonly string[] =>
  text
    .split(/\$[^$]*\$/)
    .flatMap((words) => words.match(equality) ?? [])
    .map((found) => `$${inTex.reduce((tex, [sign, written]) => tex.replace(sign, written), found)}$`)
