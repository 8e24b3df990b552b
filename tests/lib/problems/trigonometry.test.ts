import { evaluate } from 'mathjs/number'
import { checkAnswer } from '@/lib/answers'
import { templates } from '@/lib/problems/trigonometry'
import { advancedIdentities } from '@/lib/problems/trigonometry/pieces/advanced-identities'
import { basicIdentities } from '@/lib/problems/trigonometry/pieces/basic-identities'
import { poseProblem, type Template } from '@/lib/problems/all'

const many = Array.from({ length: 150 }, (_, index) => `${index}`)

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template is called ${id}`)
  return found
}

/** Reads the TeX of one expression in one angle @ and works it out; enough for the identities, and no more. */
function valueOf(tex: string, t: number): number {
  const names: Readonly<Record<string, number>> = {
    sin: Math.sin(t),
    cos: Math.cos(t),
    tan: Math.tan(t),
    cosec: 1 / Math.sin(t),
    sec: 1 / Math.cos(t),
    cot: 1 / Math.tan(t),
  }
  const tokens = [...tex.matchAll(/\\[a-zA-Z]+|[\d]+|[^\s]/g)]
    .map(([token]) => token)
    .filter((token) => !['\\left', '\\right', '@', '\\,', '\\'].includes(token) && token !== ',')
  let place = 0
  const take = () => tokens[place++] ?? ''
  const group = (): number => {
    if (tokens[place] !== '{') return atom()
    take()
    const value = sum()
    take()
    return value
  }
  const power = (base: number): number => {
    if (tokens[place] !== '^') return base
    take()
    return base ** group()
  }
  function atom(): number {
    const token = take()
    if (token === '\\frac') return group() / group()
    if (token === '\\sqrt') return Math.sqrt(group())
    if (token === '(' || token === '[') {
      const value = sum()
      take()
      return power(value)
    }
    const ratio = names[token.replace('\\', '')]
    return power(ratio ?? Number(token))
  }
  function product(): number {
    let value = atom()
    for (;;) {
      const next = tokens[place]
      if (next === undefined || ['+', '-', ')', ']', '}'].includes(next)) return value
      if (next === '\\times') take()
      value *= atom()
    }
  }
  function sum(): number {
    const minus = tokens[place] === '-'
    if (minus) take()
    let value = minus ? -product() : product()
    while (tokens[place] === '+' || tokens[place] === '-')
      value = take() === '+' ? value + product() : value - product()
    return value
  }
  return sum()
}

describe('trigonometry', () => {
  test('a hard proof is answered with the word "proved"', () => {
    const { answerValidator, answer, difficulty } = poseProblem(named('trig-prove-identity'), 'any')
    expect(difficulty).toBe('hard')
    expect(answer).toBe('proved')
    expect(checkAnswer(answerValidator, 'LHS = RHS, proved').correct).toBe(true)
    expect(checkAnswer(answerValidator, 'done').correct).toBe(false)
  })

  const identities = [...basicIdentities, ...advancedIdentities]

  test.each(identities.map((identity) => [identity.left, identity] as const))(
    'every line of the proof of %s has the same value',
    (_, { left, right, lines }) => {
      const formulas = lines.flatMap((line) =>
        (/\$(.*?)\$/.exec(line)?.[1] ?? '').split('=').filter((part) => part.trim() !== ''),
      )
      for (const t of [0.3, 0.55, 1.1]) {
        const goal = valueOf(right, t)
        for (const formula of [left, ...formulas]) expect(valueOf(formula, t)).toBeCloseTo(goal, 8)
      }
    },
  )

  test('heights and distances agree with a drawing made to measure', () => {
    for (const seed of many) {
      const { question, answerValidator, figure } = poseProblem(named('ht-walk-towards'), seed)
      if (figure?.kind !== 'sketch') throw new Error('a sketch belongs to this template')
      const { A, C, D } = figure.points
      if (!A || !C || !D) throw new Error('the sketch names A, C and D')
      const walk = Number(/\$(\d+)\$ m|= (\d+)\$ m/.exec(question)?.slice(1).find(Boolean))
      const height = (A[1] * walk) / (C[0] - D[0])
      expect(checkAnswer(answerValidator, height.toFixed(3)).correct).toBe(true)
    }
  })

  test('a flagstaff or a tank is never higher than what it stands on', () => {
    for (const seed of many) {
      const { question, answer } = poseProblem(named('ht-tower-on-a-building'), seed)
      if (!/flagstaff|tank/.test(question)) continue
      const given = Number(/\$(\d+)\$ m/.exec(question)?.[1])
      const found = Number(evaluate(String(answer).replace(/(\d*)√3/g, (_, n: string) => `${n || '1'} * sqrt(3)`)))
      const [top, base] = question.includes('$AB$ of height') ? [given, found] : [found, given]
      expect(top).toBeLessThanOrEqual(base)
    }
  })
})
