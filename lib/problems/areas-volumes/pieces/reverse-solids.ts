import { add, factorisationTex, fraction, multiply, type Fraction } from '../../../maths'
import { lengthText, product, tenths, twentyTwoBySeven, usePi } from './pi'

/** A joined solid whose volume or surface is known; r in tenths, the other lengths follow from k. */
export interface Reverse {
  readonly kind: 'dome' | 'top' | 'capsule'
  /** Common radius in tenths. */
  readonly r: number
  /** How many times the radius the cylinder is high (dome, capsule) or the cone (top), in halves. */
  readonly k: number
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven.value
const halves = (k: number): Fraction => fraction(k, 2)

/** How many times πr³ (πr² for the capsule's surface) the known measure is. */
export function factorOf({ kind, k }: Reverse): Fraction {
  if (kind === 'dome') return add(halves(k), fraction(2, 3))
  if (kind === 'top') return multiply(fraction(1, 3), add(halves(k), fraction(2)))
  return multiply(fraction(2), add(halves(k), fraction(2)))
}

export const isSurface = ({ kind }: Reverse): boolean => kind === 'capsule'

export const known = (draw: Reverse): Fraction =>
  isSurface(draw)
    ? product(factorOf(draw), pi, tenths(draw.r), tenths(draw.r))
    : product(factorOf(draw), pi, tenths(draw.r), tenths(draw.r), tenths(draw.r))

/** How many radii the asked length has: the total height, or the total length. */
export const radii = ({ kind, k }: Reverse): Fraction => add(halves(k), fraction(kind === 'capsule' ? 2 : 1))

export const asked = (draw: Reverse): Fraction => multiply(radii(draw), tenths(draw.r))

export const unitOf = ({ kind }: Reverse): string => (kind === 'dome' ? 'm' : 'cm')

/** How the root of r² or r³ is seen: "\frac{3^3 \times 7^3}{10^3}" for 9.261. */
export function rootWork(r: number, power: 2 | 3): readonly string[] {
  const whole = r % 10 === 0
  const prime = factorisationTex((whole ? r / 10 : r) ** power)
  return whole ? [prime] : [`\\frac{${prime}}{10^${power}}`]
}

const times = (k: number, of: string): string =>
  k === 2
    ? `equal to ${of}`
    : k === 1
      ? `half of ${of}`
      : k === 4
        ? `double ${of}`
        : `$${lengthText(5 * k)}$ times ${of}`

/** Three ways of telling of each. */
export function reverseQuestion(draw: Reverse, shown: string): string {
  const { kind, k, stem } = draw
  const relation = times(k, kind === 'dome' ? 'the radius of its floor' : 'its radius')
  const told = {
    dome: [
      `A room is a cylinder with a hemispherical dome of the same radius on it. The height of the cylindrical wall is ${relation}, and the room holds $${shown}$ m³ of air. Find the greatest height of the room, from the floor to the top of the dome.`,
      `A prayer hall has a cylindrical wall whose height is ${relation}, and above it a hemispherical dome of that radius. The volume of the air in the hall is $${shown}$ m³. How high is the hall from the floor to the highest point of the dome?`,
      `A storehouse for grain is a cylinder surmounted by a hemisphere of the same radius; the height of the cylinder is ${relation}. Its volume is $${shown}$ m³. Find its total height.`,
    ],
    top: [
      `A toy is a cone on a hemisphere of the same radius. The height of the cone is ${relation.replace('its', 'that')}, and the volume of the toy is $${shown}$ cm³. Find the total height of the toy.`,
      `A solid consists of a hemisphere surmounted by a cone of the same radius; the cone's height is ${relation.replace('its', 'that')}. If the volume of the solid is $${shown}$ cm³, how high is the whole solid?`,
      `An ice-cream cone made of wax for a shop window is a cone with a hemisphere of the same radius on it. The height of the cone is ${relation.replace('its', 'that')}; the wax has the volume $${shown}$ cm³. Find its total height.`,
    ],
    capsule: [
      `A solid is a cylinder with a hemisphere of the same radius at either end. The length of the cylindrical part is ${relation}, and the surface area of the solid is $${shown}$ cm². Find the total length of the solid.`,
      `A wooden roller has a cylindrical middle part, whose length is ${relation}, and a hemispherical end of that radius on either side. Its surface area is $${shown}$ cm². How long is the roller from end to end?`,
      `A container is a cylinder closed by a hemisphere at each end; the length of the cylinder is ${relation}. $${shown}$ cm² of sheet cover it exactly. Find its total length.`,
    ],
  }[kind]
  return `${told[stem] ?? ''} ${usePi(twentyTwoBySeven)}`
}
