import type { Ratio } from './node'

/** The commands of the six ratios. */
export const ratios: Readonly<Record<string, Ratio>> = {
  '\\sin': 'sin',
  '\\cos': 'cos',
  '\\tan': 'tan',
  '\\cosec': 'cosec',
  '\\sec': 'sec',
  '\\cot': 'cot',
}

/** Greek letters that stand for numbers and angles. */
export const greek = /^\\(alpha|beta|gamma|theta|pi|phi|lambda)$/

/** A letter by itself. */
export const letter = /^[a-zA-Z]$/

/** Units, which are no factors. */
export const units = /^(cm|m|km|mm|kg|g|km\/h|m\/s|cm²|m²|cm³|m³|hours?|years?|units?)$/
