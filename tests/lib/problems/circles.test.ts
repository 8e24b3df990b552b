import { checkAnswer } from '@/lib/answers'
import { templates } from '@/lib/problems/circles'
import { longTheorems } from '@/lib/problems/circles/pieces/long-theorems'
import { shortTheorems } from '@/lib/problems/circles/pieces/short-theorems'
import { bisectorOfTangents } from '@/lib/problems/circles/pieces/tangent-theorems'
import { poseProblem, type Template } from '@/lib/problems/all'

const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`)
const many = Array.from({ length: 150 }, (_, index) => `${index}`)

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template is called ${id}`)
  return found
}

describe('circles', () => {
  test('the radius of a tangent problem is from 3 to 12', () => {
    for (const seed of many) {
      const { question, steps } = poseProblem(named('cir-length-of-tangent'), seed)
      const [, radius] = /OT = (\d+)/.exec([question, ...steps].join(' ')) ?? []
      expect(Number(radius)).toBeGreaterThanOrEqual(3)
      expect(Number(radius)).toBeLessThanOrEqual(12)
    }
  })

  test('the equal-tangents theorem takes RHS or congruence for an answer', () => {
    const { answerValidator, answer, difficulty } = poseProblem(named('cir-equal-tangents-theorem'), 'any')
    expect(difficulty).toBe('hard')
    expect(answer).toBe('RHS congruence')
    for (const response of ['RHS', 'by congruence of the two triangles', 'rhs congruence'])
      expect(checkAnswer(answerValidator, response).correct).toBe(true)
    expect(checkAnswer(answerValidator, 'SSS').correct).toBe(false)
  })

  test('a proof in order is accepted with any separators, and no other order is', () => {
    for (const id of ['cir-order-the-proof', 'cir-order-the-angle-proof', 'cir-prove-tangent-perpendicular'])
      for (const seed of seeds) {
        const { answerValidator, answer } = poseProblem(named(id), seed)
        const letters = String(answer).split(' ')
        expect(checkAnswer(answerValidator, letters.join('')).correct).toBe(true)
        expect(checkAnswer(answerValidator, letters.join(' - ').toLowerCase()).correct).toBe(true)
        expect(checkAnswer(answerValidator, [...letters.slice(1), letters[0]].join('')).correct).toBe(false)
      }
  })

  test('one kind of question a template: the perpendicular, figures about a circle, angles; the old one keeps its links', () => {
    const mainly = (archetype: string) =>
      templates.filter(({ archetypes, retired }) => archetypes[0] === archetype && !retired).map(({ id }) => id)
    expect(mainly('cir-prove-perpendicular')).toEqual(['cir-prove-tangent-perpendicular'])
    expect(mainly('cir-prove-rhombus-quad')).toEqual(['cir-order-the-circumscribed-proof'])
    expect(mainly('cir-prove-angles')).toContain('cir-order-the-tangent-angle-proof')
    expect(named('cir-order-the-proof').retired).toBe(true)
    for (const seed of seeds) {
      const { question } = poseProblem(named('cir-prove-tangent-perpendicular'), seed)
      expect(question).toContain('perpendicular to the radius')
    }
  })

  test('every theorem holds in a figure made to measure', () => {
    expect([...shortTheorems, bisectorOfTangents, ...longTheorems].filter(({ holds }) => !holds())).toEqual([])
  })

  test('the sides about an incircle give its radius back by area and half perimeter', () => {
    for (const seed of many) {
      const { question, answer } = poseProblem(named('cir-sides-about-incircle'), seed)
      const [radius = 0, x = 0, y = 0] = [...question.matchAll(/(\d+)\$ cm/g)].map(([, number]) => Number(number))
      const [ab = 0, ac = 0] = [...String(answer).matchAll(/\d+/g)].map(Number)
      const [bc, half] = [x + y, (ab + ac + x + y) / 2]
      const area = Math.sqrt(half * (half - ab) * (half - bc) * (half - ac))
      expect(area / half).toBeCloseTo(radius, 9)
      expect(half - ac).toBe(x)
    }
  })
})
