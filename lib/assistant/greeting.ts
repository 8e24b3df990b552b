import type { Random } from '../random'

export const welcome =
  'Hello! I am your CBSE Class 10 maths helper. Ask me about any chapter, for example "What is a polynomial?" or "HCF of 12 and 18", or press Get Study Tip.'

export const studyTip = (tips: readonly string[], random: Random): string => random.pick(tips)
