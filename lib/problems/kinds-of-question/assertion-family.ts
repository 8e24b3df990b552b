import { equals, toTex, type Fraction } from '../../maths'
import {
  assertionLine,
  assertionReasonCodes,
  assertionReasonLetter,
  assertionReasonOptions,
  assertionReasonQuestion,
  assertionReasonSlips,
  reasonLine,
  type AssertionReasonCode,
} from './assertion-reason'
import { earns, line, template, type Template, type TemplateDefinition } from '../template'

/** An assertion about a value that depends on a number k, with three reasons that may be set beside it. */
export interface AssertionFamily {
  /** The assertion, stating the given value (TeX). */
  readonly assertion: (value: string, k: number) => string
  readonly right: (k: number) => Fraction
  /** The right value by another road. */
  readonly again: (k: number) => Fraction
  /** What a false assertion states; differs from the right value for every k. */
  readonly mistaken: (k: number) => Fraction
  readonly k: readonly [least: number, greatest: number]
  /** True, and why the assertion holds. */
  readonly explains: string
  /** True, but not why. */
  readonly unrelated: string
  /** False. */
  readonly untrue: string
  /** One sentence that leads to the right value. */
  readonly why: string
}

interface Draw {
  readonly family: AssertionFamily
  readonly k: number
  readonly code: AssertionReasonCode
  /** A false assertion stands beside a true reason that has nothing to do with it. */
  readonly beside: boolean
}

const stated = ({ family, k, code }: Draw): Fraction =>
  code === 'assertionFalse' ? family.mistaken(k) : family.right(k)

const reasonOf = ({ family, code, beside }: Draw): string =>
  code === 'bothTrue' || beside ? family.unrelated : code === 'reasonFalse' ? family.untrue : family.explains

const judgement: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'The reason is true, and the assertion follows from it.',
  bothTrue: 'The reason is true, but the assertion does not follow from it.',
  reasonFalse: 'The reason is false.',
  assertionFalse: 'The reason is true, and it shows that the assertion is false.',
}

const lesson: Readonly<Record<AssertionReasonCode, string>> = {
  explains: 'The reason is the very fact from which the value in the assertion is worked out.',
  bothTrue: 'A true reason need not be the explanation: the assertion is true here for another cause.',
  reasonFalse: 'A true assertion does not make the reason true: each is judged by itself.',
  assertionFalse: 'A true reason does not make the assertion true: the value must be worked out.',
}

/** A one-mark assertion-reason question; the four codes are equally likely. `besides`: a false assertion may stand beside either true reason. */
export function assertionTemplate(
  about: Pick<TemplateDefinition<Draw>, 'id' | 'topic' | 'archetypes' | 'difficulty'>,
  families: readonly AssertionFamily[],
  { version = 1, besides = false }: { readonly version?: number; readonly besides?: boolean } = {},
): Template {
  return template<Draw>({
    ...about,
    version,
    marks: 1,
    draw: (random) => {
      const family = random.pick(families)
      const drawn = { family, k: random.integer(...family.k), code: random.pick(assertionReasonCodes) }
      return { ...drawn, beside: besides && drawn.code === 'assertionFalse' && random.chance(0.5) }
    },
    pose: (draw) => {
      const { family, k, code } = draw
      const letter = assertionReasonLetter(code)
      return {
        question: assertionReasonQuestion(family.assertion(toTex(stated(draw)), k), reasonOf(draw)),
        rule: { kind: 'choice', expected: letter },
        options: assertionReasonOptions,
        hints: [
          'Judge the assertion and the reason one by one before you look at the options.',
          'If both are true, ask: is the assertion true because of the reason?',
        ],
        steps: [
          line(assertionLine, `Assertion: ${family.why}`),
          `The right value is $${toTex(family.right(k))}$, so the assertion is ${code === 'assertionFalse' ? 'false' : 'true'}.`,
          `Reason: "${reasonOf(draw)}"`,
          line(
            reasonLine,
            draw.beside ? 'The reason is true, but it says nothing about this assertion.' : judgement[code],
          ),
          earns(1, `Hence, the correct option is (${letter}).`),
        ],
        explanation: lesson[code],
      }
    },
    crossCheck: (draw) => {
      const reason = reasonOf(draw)
      if (!equals(stated(draw), draw.family.again(draw.k))) return 'D'
      return reason === draw.family.explains ? 'A' : reason === draw.family.unrelated ? 'B' : 'C'
    },
    slips: ({ code }) => assertionReasonSlips(code),
  })
}
