import { rungs as solution, type Given } from '../../../solutions/arithmetic-progressions/rungs'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { fraction, multiply, type Fraction } from '../../../maths/fraction'

const inCm: Readonly<Record<string, Fraction>> = {
  cm: fraction(1),
  '': fraction(1),
  m: fraction(100),
  mm: fraction(1, 10),
}

/** "A ladder has rungs 25 cm apart, from 45 cm at the bottom to 25 cm at the top, which are 250 cm apart. ..." */
export const rungs = recogniser<Given>({
  id: 'rungs-of-a-ladder',
  solution,
  story: true,
  cues: ['rungs', 'rung'],
  words: ['decrease', 'decreases', 'length', 'all', 'total', 'unit', 'cm'],
  examples: [
    'A ladder has rungs 20 cm apart. The rungs decrease uniformly in length from 44 cm at the bottom to 33 cm at the top. If the top and the bottom rungs are 220 cm apart, what length of wood, in cm, do the rungs need in all?',
    'ladder has rungs 25 cm apart. rungs decrease uniformly in length from 45 cm at bottom to 25 cm at top. top and bottom rungs are 2.5 m apart. what is the length of wood required for the rungs',
  ],
  refuses: [
    'A ladder has rungs 20 cm apart. The rungs decrease uniformly in length from 44 cm at the bottom to 33 cm at the top. If the top and the bottom rungs are 220 cm apart, how many rungs are there?',
    'A ladder has rungs 20 cm apart. The rungs decrease uniformly in length from 44 cm at the bottom to 33 cm at the top. If the top and the bottom rungs are 220 cm apart, what is the length of the middle rung?',
  ],
  read: (question) => {
    const [gap, ends, height] = [
      phrase(question, 'rungs #g apart'),
      phrase(question, 'from #b bottom to #t top', 'rungs #b bottom #t top'),
      phrase(question, 'top bottom rungs|rung #h apart', 'bottom top rungs|rung #h apart', 'height ladder #h'),
    ]
    const asked = phrase(question, 'length wood', 'wood need|needed|required', 'wood * all|total')
    if (!gap || !ends || !height || !asked) return null
    const units = [gap.units.g, ends.units.b, ends.units.t, height.units.h].map((unit) => inCm[unit])
    const [g, b, t, h] = units
    if (!g || !b || !t || !h) return null
    const cm = (value: Fraction, unit: Fraction) => multiply(value, unit)
    return {
      given: {
        bottom: cm(ends.numbers.b, b),
        top: cm(ends.numbers.t, t),
        height: cm(height.numbers.h, h),
        gap: cm(gap.numbers.g, g),
      },
      ...told(question, gap, ends, height, asked),
    }
  },
  unit: () => 'cm',
})
