import { cos, cosec, cot, sec, sin, tan } from './identity'
import { simplifyForms as forms } from '../../../solutions/trigonometry/pieces/simplify-forms'

/** The value of each form at an angle in radians. */
const values: Readonly<Record<string, (t: number) => number>> = {
  '(\\cosec @ - \\cot @)(1 + \\cos @)': (t) => (cosec(t) - cot(t)) * (1 + cos(t)),
  '\\cos @ \\sqrt{\\sec^2 @ - 1}': (t) => cos(t) * Math.sqrt(sec(t) ** 2 - 1),
  '\\frac{\\tan @}{\\sec @}': (t) => tan(t) / sec(t),
  '(\\sec @ + \\tan @)(1 - \\sin @)': (t) => (sec(t) + tan(t)) * (1 - sin(t)),
  '(1 - \\sin^2 @) \\sec @': (t) => (1 - sin(t) ** 2) * sec(t),
  '\\frac{\\cot @}{\\cosec @}': (t) => cot(t) / cosec(t),
  '\\frac{\\sin @ \\cos @}{1 - \\sin^2 @}': (t) => (sin(t) * cos(t)) / (1 - sin(t) ** 2),
  '\\frac{1 - \\cos^2 @}{\\sin @ \\cos @}': (t) => (1 - cos(t) ** 2) / (sin(t) * cos(t)),
  '\\sin @ \\sqrt{1 + \\tan^2 @}': (t) => sin(t) * Math.sqrt(1 + tan(t) ** 2),
  '(1 + \\tan^2 @)(1 - \\sin @)(1 + \\sin @)': (t) => (1 + tan(t) ** 2) * (1 - sin(t)) * (1 + sin(t)),
  '(\\sec^2 @ - 1) \\cot^2 @': (t) => (sec(t) ** 2 - 1) * cot(t) ** 2,
  '\\sin^2 @ + \\frac{1}{1 + \\tan^2 @}': (t) => sin(t) ** 2 + 1 / (1 + tan(t) ** 2),
}

/** The forms, three for each outcome, with their value at an angle in radians. */
export const simplifyForms = forms.map((form) => ({ ...form, at: values[form.tex] ?? (() => NaN) }))
