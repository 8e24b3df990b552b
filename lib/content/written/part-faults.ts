import { ruleOf } from './written-exam'
import type { WrittenPart, WrittenQuestion } from './written-schema'
import type { Nonsense } from '../paper-sense'
import type { Path } from '../yaml-place'
import { checkAnswer, readAnswer, type AnswerRule } from '../../answers'
import type { Figure } from '../../figures/figure'
import { figureSense } from '../../figures/figure-sense'
import { wrongInWords } from '../../figures/wrong'
import { placeOf } from '../../letters'

/** So many answers of each sort are typed into the rule of an answer that is worked out. */
const least = 3

/** What cannot be so in a part: marks, key, the answers that are typed into its rule, and its figures. */
export function partFaults(part: WrittenPart, path: Path, kind: WrittenQuestion['kind']): readonly Nonsense[] {
  const at = (...fields: Path): Path => [...path, ...fields]
  const rule = ruleOf(part)
  const keyed = keyFaults(part, at, kind)
  return [
    ...schemeFaults(part, at),
    ...keyed,
    ...(rule && keyed.length === 0 ? typedFaults(part, rule, at) : []),
    ...figureFaults(part, at),
  ]
}

type At = (...fields: Path) => Path

function schemeFaults({ scheme, marks }: WrittenPart, at: At): readonly Nonsense[] {
  const earned = scheme.reduce((sum, line) => sum + (typeof line === 'string' ? 0 : line.marks), 0)
  return earned === marks
    ? []
    : [{ path: at('scheme'), message: `scheme: its lines earn ${earned} marks, the question has ${marks}` }]
}

function keyFaults({ options, rule, answer, accept, reject }: WrittenPart, at: At, kind: WrittenQuestion['kind']) {
  const fault = (path: Path, message: string): readonly Nonsense[] => [{ path, message }]
  if (options) {
    const twice = options.findIndex((option, index) => options.indexOf(option) < index)
    return [
      ...(rule ? fault(at('rule'), 'rule: a choice has none: its answer is the letter of an option') : []),
      ...(answer !== undefined && 'ABCD'.includes(answer) && answer.length === 1
        ? []
        : fault(
            answer === undefined ? at() : at('answer'),
            'answer: write the letter of the right option: A, B, C or D',
          )),
      ...(twice >= 0 && kind !== 'assertion'
        ? fault(
            at('options', twice),
            `the option ${'ABCD'[twice] ?? ''} says the same as another one: "${options[twice] ?? ''}"`,
          )
        : []),
    ]
  }
  if (kind === 'choice') return fault(at(), 'options is missing: write four, which become A to D')
  if (!rule)
    return accept || reject
      ? fault(
          at(accept ? 'accept' : 'reject'),
          'there is no rule that these answers could be typed into: write rule, or leave them out where the work is marked with the scheme alone',
        )
      : []
  return [
    ...(answer === undefined ? fault(at(), 'answer is missing: write what is printed as the final answer') : []),
    ...((accept?.length ?? 0) < least
      ? fault(accept ? at('accept') : at(), `accept: write ${least} right answers at least, as students type them`)
      : []),
    ...((reject?.length ?? 0) < least
      ? fault(reject ? at('reject') : at(), `reject: write ${least} wrong answers at least, those of usual mistakes`)
      : []),
  ]
}

/** Every answer of the two lists is typed into the rule. */
function typedFaults(
  { accept = [], reject = [], options, scheme }: WrittenPart,
  rule: AnswerRule,
  at: At,
): readonly Nonsense[] {
  if (!isReadable(rule))
    return [
      {
        path: at('rule', 'expected'),
        message: `expected: "${rule.expected}" is no ${rule.kind} that can be read: write it as a student types it`,
      },
    ]
  return [
    ...accept.flatMap((text, index): readonly Nonsense[] => {
      const { correct, note } = checkAnswer(rule, text)
      return correct
        ? []
        : [
            {
              path: at('accept', index),
              message: `accept: "${text}" is judged wrong${note === undefined ? '' : ` ("${note}")`}: mend the rule, or take the answer out`,
            },
          ]
    }),
    ...reject.flatMap((wrong, index): readonly Nonsense[] => {
      const text = typeof wrong === 'string' ? wrong : wrong.response
      if (typeof wrong !== 'string' && (wrong.line ?? 1) > scheme.length)
        return [
          {
            path: at('reject', index, 'line'),
            message: `line: the scheme of this part has ${scheme.length}: count its own lines from 1`,
          },
        ]
      if (options && typeof wrong !== 'string' && placeOf(wrong.response) < 0)
        return [
          {
            path: at('reject', index),
            message: `reject: of a choice write the letter of a wrong option, not "${text}"`,
          },
        ]
      return checkAnswer(rule, text).correct
        ? [
            {
              path: at('reject', index),
              message: `reject: "${text}" is judged right: mend the rule, or take the answer out`,
            },
          ]
        : []
    }),
  ]
}

/** Whether the key is a value of its kind; a key in words and the letter of an option need no reading. */
function isReadable(rule: AnswerRule): boolean {
  if (rule.kind === 'text' || rule.kind === 'choice') return true
  const { tex } = readAnswer(rule, rule.expected)
  return tex !== undefined && !tex.includes('?')
}

const figureFaults = ({ figure, solutionFigure }: WrittenPart, at: At): readonly Nonsense[] => [
  ...figureSenseFaults(figure, at('figure')),
  ...figureSenseFaults(solutionFigure, at('solutionFigure')),
]

/** What a figure says that cannot be drawn. */
export const figureSenseFaults = (figure: Figure | undefined, path: Path): readonly Nonsense[] =>
  (figure ? figureSense(figure) : []).map((wrong) => ({
    path: [...path, ...wrong.path.filter((key) => typeof key !== 'symbol')],
    message: `figure: ${wrongInWords(wrong)}`,
  }))
