import { wholeOf } from './progression'
import { sumOfTerms as solution } from '../../../solutions/arithmetic-progressions/sum-of-terms'
import type { Progression } from '../../../solutions/arithmetic-progressions/pieces/progression'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { multiply, toTex } from '../../../maths'

/** A terrace of steps of concrete, each higher than the one before by its rise. */
export const terrace = recogniser<Progression & { readonly n: number }>({
  id: 'concrete-of-a-terrace',
  solution,
  story: true,
  cues: ['tread'],
  words:
    'step steps each long built solid concrete comprises total volume required build terrace small football ground'.split(
      ' ',
    ),
  examples: [
    'A small terrace at a football ground comprises of 15 steps each of which is 50 m long and built of solid concrete. Each step has a rise of 1/4 m and a tread of 1/2 m. Calculate the total volume of concrete required to build the terrace.',
    'terrace with 10 steps each 40 m long, rise 1/4 m tread 1/2 m. volume of concrete?',
  ],
  refuses: [
    'A small terrace comprises of 15 steps each of which is 50 m long. Each step has a rise of 1/4 m and a tread of 1/2 m. Calculate the volume of concrete of the last step.',
    'A small terrace comprises of 15 steps each of which is 50 m long. Each step has a rise of 25 cm and a tread of 1/2 m. Calculate the total volume of concrete required to build the terrace.',
  ],
  read: (question) => {
    const steps = phrase(question, '#n steps')
    const length = phrase(question, 'each|step|steps #l long', 'length #l', 'length each? step #l')
    const rise = phrase(question, 'rise #r')
    const tread = phrase(question, 'tread #t')
    const asked = phrase(question, 'total? volume concrete', 'concrete required|needed')
    const n = steps && wholeOf(steps.numbers.n)
    if (!length || !rise || !tread || !asked || n === null || n < 2) return null
    const units = [length.units.l, rise.units.r, tread.units.t]
    if (units.some((unit) => unit !== 'm')) return null
    const [l, r, t] = [length.numbers.l, rise.numbers.r, tread.numbers.t]
    const first = multiply(l, multiply(r, t))
    return {
      given: { a: first, d: first, n },
      lead: `The first step: $${toTex(l)} \\times ${toTex(r)} \\times ${toTex(t)} = ${toTex(first)}$ m³; the second is twice as high, the third three times: an AP.`,
      ...told(question, steps, length, rise, tread, asked),
    }
  },
  unit: () => 'm³',
})
