/** The first of the signs that stand for markup: letters of N'Ko, which no lesson holds, and each of them two bytes. */
const first = 0x7c0

/** The markup that lessons hold most, the longest first: what stands within another stands behind it. */
export const markup: readonly string[] = [
  '<span class="unbroken"><span class="katex"><math>',
  '<span class="katex"><math display="block">',
  '<text class="figure-text figure-halo',
  '<mspace width="1em"></mspace>',
  '<span class="katex"><math>',
  '<tspan class="figure-letter">',
  '<mo separator="true">,</mo>',
  '<mi mathvariant="normal">',
  '<mo stretchy="false">(</mo>',
  '<mo stretchy="false">)</mo>',
  '<div class="formula-row">',
  '<path class="figure-line',
  '<span class="unbroken">',
  '</mrow></mfrac>',
  '<mfrac><mrow>',
  '</math></span>',
  '<mrow></mrow>=',
  '</mrow><mrow>',
  '2</msup>',
  '</strong>',
  '<strong>',
  '</mfrac>',
  '</msqrt>',
  '</mtext>',
  '</tspan>',
  '<mfrac>',
  '<msqrt>',
  '<mtext>',
  '</mrow>',
  '</msup>',
  '</msub>',
  '</span>',
  '</text>',
  '<mrow>',
  '<msup>',
  '<msub>',
  '</div>',
  '<mi>',
  '</mi>',
  '<mn>',
  '</mn>',
  '<mo>',
  '</mo>',
  '<li>',
  '</li>',
  '<td>',
  '</td>',
  '<p>',
  '</p>',
]

export const signAt = (place: number): string => String.fromCharCode(first + place)

/** Any of the signs. */
export const anySign = new RegExp(`[${signAt(0)}-${signAt(markup.length - 1)}]`, 'g')

export const markupOf = (sign: string): string => markup[sign.charCodeAt(0) - first] ?? ''
