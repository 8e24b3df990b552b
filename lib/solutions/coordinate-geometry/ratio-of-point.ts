import { coordinateLetter, divisionObjection, ratioBy, ratioLines, telling, type Divided } from './pieces/division'
import { namedTex } from './pieces/point'
import { ratioTex, ratioText } from './pieces/ratio'
import { coordinateTex } from './pieces/section'
import { equals, toTex } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** E.g. "In what ratio does P(-4, 6) divide the line segment joining A(-6, 10) and B(3, -8)?" */
export const ratioOfPoint = worked<Divided>({
  id: 'ratio-of-point',
  archetype: 'cg-ratio-of-point',
  objection: divisionObjection,
  solve: ({ a, b, p }) => {
    const by = telling(a.at, b.at)
    const known = p.at[by]
    const ratio = ratioBy({ a, b, known, by })
    const other = by === 0 ? 1 : 0
    const found = chain(coordinateTex(...ratio, a.at[other], b.at[other]), toTex(p.at[other]))
    return {
      lines: [
        `Given: $${namedTex(a)}$, $${namedTex(b)}$ and $${namedTex(p)}$.`,
        ...ratioLines({ a, b, name: p.name, known, by }),
        ...(equals(a.at[other], b.at[other])
          ? []
          : [says`Check with the $${coordinateLetter(other)}$-coordinates: ${found}, as given.`]),
        earns(0.5, `Hence $${p.name}$ divides $${a.name}${b.name}$ in the ratio $${ratioTex(ratio)}$.`),
      ],
      key: ratioText(ratio),
    }
  },
})
