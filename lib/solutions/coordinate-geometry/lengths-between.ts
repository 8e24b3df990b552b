import { squareBetween, type NamedPoint } from './pieces/point'
import { rootObjection } from './pieces/root'
import { sideBetween } from './pieces/sides'
import { surdTex, surdText } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Segments between points. */
export interface Given {
  readonly ends: readonly (readonly [NamedPoint, NamedPoint])[]
}

const lengthsOf = ({ ends }: Given) => ends.map(([from, to]) => sideBetween(from, to))

/** E.g. "P(3, 2), Q(4, -3) and R(8, 0) are three points. Find PQ, QR and PR." */
export const lengthsBetween = worked<Given>({
  id: 'lengths-between',
  archetype: 'cg-distance',
  objection: ({ ends }) =>
    ends.map(([from, to]) => rootObjection(squareBetween(from.at, to.at))).find((each) => each !== null) ?? null,
  solve: (given) => {
    const all = lengthsOf(given)
    const last = all.map(({ name, length }) => chain(name, surdTex(length)))
    const [first, ...more] = last
    return {
      lines: [
        ...all.map(({ name, found }) => earns(0.5, says`${found}`, name)),
        more.reduce(
          (line, each, index) => {
            const said = says`${index === more.length - 1 ? ' and ' : ', '}${each} units`
            return { text: `${line.text}${said.text}`, claim: [...(line.claim ?? []), ...(said.claim ?? [])] }
          },
          says`Hence ${first ?? chain('AB', 'AB')} units`,
        ),
      ],
      key: all.map(({ name, length }) => `${name} = ${surdText(length)}`).join(', '),
    }
  },
})
