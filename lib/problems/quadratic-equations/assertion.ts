import { discriminantSides, equationTex, quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import {
  assertionLine,
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  reasonLine,
  type AssertionReasonCode,
} from '../kinds-of-question/assertion-reason'
import { letterAt, type ItemNote } from '../kinds-of-question/lettered'
import { chain, earns, line, says, template } from '../template'
import { drawWithNature, natures, natureWords, type Nature } from './pieces/nature'

const signs: Readonly<Record<Nature, string>> = { distinct: '> 0', equal: '= 0', none: '< 0' }

const criterion = (sign: Nature, claimed: Nature): string =>
  `A quadratic equation $ax^2 + bx + c = 0$ has ${natureWords[claimed]} if $b^2 - 4ac ${signs[sign]}$.`

const unrelated = [
  'A quadratic equation has at most two roots.',
  'If $\\alpha$ is a root of $ax^2 + bx + c = 0$, then $a\\alpha^2 + b\\alpha + c = 0$.',
  'In a quadratic equation $ax^2 + bx + c = 0$ the coefficient $a$ is not zero.',
] as const

const next = (nature: Nature): Nature => natures[(natures.indexOf(nature) + 1) % 3] ?? 'distinct'

const verdicts: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'Reason (R) is true and it is exactly why (A) holds.',
  bothTrue: 'Reason (R) is true as well, but it says nothing about the sign of $D$, so it does not explain (A).',
  reasonFalse: 'Reason (R) is false: it joins the wrong sign of $D$ to that nature of roots.',
  assertionFalse: 'Reason (R) is a true statement about every quadratic equation.',
}

const lessons: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'The sign of $D$ decides the nature of the roots, so (R) is the very reason why (A) holds.',
  bothTrue: 'Two true statements are not enough: the reason must be the cause of the assertion.',
  reasonFalse: 'A false reason explains nothing, even when the assertion is true.',
  assertionFalse: 'A true reason does not make an assertion true: work out $D$ before you read (R).',
}

/** What to look at again, and in which line, for a student who chose another option. */
function adviceFor(right: AssertionReasonCode, chosen: AssertionReasonCode): ItemNote {
  if (right === 'assertionFalse' || chosen === 'assertionFalse')
    return ['Check (A) by itself first: work out the discriminant with care for signs.', assertionLine]
  if (right === 'reasonFalse' || chosen === 'reasonFalse')
    return ['Read (R) by itself: is it true of every quadratic equation? Look at each sign and word.', reasonLine]
  return ['Put the word "because" between (A) and (R): does (R) tell why (A) is so?', reasonLine]
}

/** E.g. "Assertion (A): The equation x² − 4x + 5 = 0 has no real roots. Reason (R): ..." */
export const assertionOnNature = template({
  id: 'qe-assertion-reason',
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-assertion-reason', 'qe-discriminant-nature'],
  marks: 1,
  draw: (random) => {
    const nature = random.pick(natures)
    return {
      ...drawWithNature(random, nature),
      nature,
      code: random.pick(assertionReasonCodes),
      unrelated: random.pick(unrelated),
    }
  },
  pose: ({ a, b, c, nature, code, unrelated }) => {
    const claimed = code === 'assertionFalse' ? next(nature) : nature
    const reason =
      code === 'bothTrue'
        ? unrelated
        : code === 'reasonFalse'
          ? criterion(next(nature), nature)
          : criterion(claimed, claimed)
    const letter = assertionReasonLetter(code)
    return {
      question: assertionReasonQuestion(
        `The equation $${equationTex([a, b, c])}$ has ${natureWords[claimed]}.`,
        reason,
      ),
      rule: { kind: 'choice', expected: letter, options: assertionReasonOptions },
      options: assertionReasonOptions,
      hints: [
        'Judge each statement by itself first: work out $D = b^2 - 4ac$ for (A).',
        'If both are true, ask: is (R) the reason why (A) is true?',
      ],
      steps: [
        line(assertionLine, says`For (A): ${chain(...discriminantSides(quadratic(a, b, c)))}`),
        `Here $D ${signs[nature]}$, so the equation has ${natureWords[nature]}: (A) is ${claimed === nature ? 'true' : 'false'}.`,
        line(reasonLine, verdicts[code]),
        earns(1, `The correct option is ${letter}.`),
      ],
      explanation: lessons[code],
    }
  },
  crossCheck: ({ a, b, c, nature, code }) => {
    // Count how often the parabola meets the x-axis: the sign of its value at x = −b/2a, cleared of fractions.
    const lowest = Number(c.n) * 4 * a - b * b * Number(c.d)
    const counted: Nature = lowest < 0 ? 'distinct' : lowest === 0 ? 'equal' : 'none'
    const claimed = code === 'assertionFalse' ? next(nature) : nature
    if (claimed !== counted) return letterAt(3)
    return letterAt(code === 'explains' ? 0 : code === 'bothTrue' ? 1 : 2)
  },
  slips: ({ code }) =>
    assertionReasonCodes
      .filter((other) => other !== code)
      .map((other) => {
        const [note, step] = adviceFor(code, other)
        return { response: assertionReasonLetter(other), note, step }
      }),
})
