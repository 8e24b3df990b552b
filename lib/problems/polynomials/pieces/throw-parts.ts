import { sumTex } from '../../../maths'
import type { PosedPart } from '../../posed'
import { chain, earns, line, says } from '../../template'
import { coefficientsOf, heightAt, throwStories, throwTex, type Throw } from './throws'

/** t² − (r + s)t + rs, split and factorised. */
const split = (r: number, s: number) => ({
  whole: sumTex([
    [1, 't^2'],
    [-(r + s), 't'],
    [r * s, ''],
  ]),
  apart: sumTex([
    [1, 't^2'],
    [-r, 't'],
    [-s, 't'],
    [r * s, ''],
  ]),
  factors: `(${sumTex([
    [1, 't'],
    [-r, ''],
  ])})(${sumTex([
    [1, 't'],
    [-s, ''],
  ])})`,
})

export function throwParts(thrown: Throw): readonly PosedPart[] {
  const { at, story, last } = thrown
  const { start, thing } = throwStories[story]
  const [a, b, c] = coefficientsOf(thrown)
  const h = heightAt(thrown, at)
  return [
    {
      label: '(i)',
      ask: start,
      rule: { kind: 'number', expected: `${c}`, unit: 'm' },
      steps: [
        line('start', 'This is the height at $t = 0$'),
        earns(1, says`${chain('h(0)', `${c}`)}, so the height is $${c}$ m`, 'first height'),
      ],
    },
    {
      label: '(ii)',
      ask: `How high, in metres, is the ${thing} after $${at}$ ${at === 1 ? 'second' : 'seconds'}?`,
      rule: { kind: 'number', expected: `${h}`, unit: 'm' },
      steps: [
        line('substituted', says`${chain(`h(${at})`, `${a}(${at})^2 + ${b}(${at}) + ${c}`)}`),
        earns(
          1,
          says`${chain(`h(${at})`, `${a * at * at} + ${b * at} + ${c}`, `${h}`)}, so the height is $${h}$ m`,
          'height',
        ),
      ],
    },
    last === 'zeroes' ? zeroesPart(thrown) : timesPart(thrown),
  ]
}

function zeroesPart(thrown: Throw): PosedPart {
  const { T, u, story } = thrown
  const { whole, apart, factors } = split(T, -u)
  const { thing, ground } = throwStories[story]
  return {
    label: '(iii)',
    ask: 'Find the zeroes of $h(t)$, and say which one has a meaning here. (Type the zeroes.)',
    rule: { kind: 'roots', expected: `${T}, ${-u}` },
    steps: [
      earns(0.5, says`${chain(throwTex(thrown), `-5(${whole})`, `-5(${apart})`)}`, 'split'),
      earns(0.5, { text: `$= -5${factors}$`, claim: [{ sides: [`-5(${apart})`, `-5${factors}`] }] }, 'factors'),
      earns(0.5, `So the zeroes are $${T}$ and $${-u}$`, 'zeroes'),
      earns(
        0.5,
        `The time $${-u}$ is rejected, because it is before the start; at $t = ${T}$ the ${thing} reaches ${ground}. The zeroes are $${T}$ and $${-u}$`,
        'meaning',
      ),
    ],
  }
}

function timesPart(thrown: Throw): PosedPart {
  const { T, u, early, story } = thrown
  const late = T - u - early
  const [, b, c] = coefficientsOf(thrown)
  const h = heightAt(thrown, early)
  const { whole, apart, factors } = split(early, late)
  const { thing } = throwStories[story]
  return {
    label: '(iii)',
    ask: `At which two times, in seconds, is the ${thing} $${h}$ m high?`,
    rule: { kind: 'roots', expected: `${early}, ${late}` },
    steps: [
      earns(
        0.5,
        `$${throwTex(thrown)} = ${h}$ gives $${sumTex([
          [-5, 't^2'],
          [b, 't'],
          [c - h, ''],
        ])} = 0$`,
        'equation',
      ),
      line('divided', `Dividing by $-5$, $${whole} = 0$`),
      earns(0.5, says`${chain(whole, apart, factors)}`, 'factors'),
      earns(
        1,
        `So the ${thing} is $${h}$ m high at $t = ${early}$, on its way up, and at $t = ${late}$, on its way down`,
        'times',
      ),
    ],
  }
}
