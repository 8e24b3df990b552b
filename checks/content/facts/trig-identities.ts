import { isAsserted } from './asserted'
import { inPlainWords } from './in-plain-words'
import { formulasIn } from '../stated-answer'
import { valueOfTex } from '../../prove/value-of-tex'
import { same } from '../../prove/worked-out'

const general = /\b(?:identit(?:y|ies)|for (?:every|all|any)|always|whatever)\b/i

/** "sin² A − cos² A = 1 for every angle A": an equation of the ratios of one angle that is told of all angles, and holds for none of three. */
export const trigIdentityFaults = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    const plain = inPlainWords(sentence)
    if (!general.test(plain) || !isAsserted(plain)) return []
    return formulasIn(sentence).flatMap((tex) => {
      const [left, right, ...more] = tex.split('=')
      const [letter, other] = new Set(tex.replace(/\\(?!theta)[a-z]+/g, '').match(/[A-Za-z]+/g) ?? [])
      if (left === undefined || right === undefined || more.length > 0 || letter === undefined || other !== undefined)
        return []
      if ((tex.match(/\\(?:sin|cos|tan|sec|cot|operatorname\{cosec\}|cosec)/g) ?? []).length < 2) return []
      const holds = [20, 37, 64].map((angle) => {
        const valueOf = () => angle
        const [a, b] = [valueOfTex(left, valueOf), valueOfTex(right, valueOf)]
        return Number.isFinite(a) && Number.isFinite(b) ? same(a, b) : undefined
      })
      return holds.every((one) => one === false)
        ? [`$${tex.trim()}$ does not hold for every angle: look at its signs`]
        : []
    })
  })
