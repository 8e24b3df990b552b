import type { Block } from './block'
import { lengthText, usePi } from './pi'

/** Three ways of telling each story. */
export function blockQuestion({ pi, edge, r, kind, ask }: Block, stem: 0 | 1 | 2): string {
  const wanted = ask === 'surface' ? 'total surface area' : 'volume'
  const [wide, long] = [`diameter $${lengthText(2 * r)}$ cm`, `edge $${edge}$ cm`]
  const stems =
    kind === 'mounted'
      ? ([
          `A decorative block is made of two solids: a cube of ${long} and a hemisphere of ${wide} fixed on the top of the cube. Find the ${wanted} of the block.`,
          `A paperweight is made by fixing a hemisphere of ${wide} on the top face of a cube of ${long}. What is the ${wanted} of the paperweight?`,
          `A solid consists of a cube of ${long} surmounted by a hemisphere of ${wide}. Find the ${wanted} of the solid.`,
        ] as const)
      : ([
          `A hemispherical depression of ${wide} is cut out from one face of a cubical wooden block of ${long}. Find the ${wanted} of the remaining solid.`,
          `From one face of a wooden cube of ${long}, a hemisphere of ${wide} is scooped out. What is the ${wanted} of the solid that is left?`,
          `A carpenter hollows out a hemisphere of ${wide} from the top face of a cubical block of ${long}. Find the ${wanted} of the block that remains.`,
        ] as const)
  return `${stems[stem]} ${usePi(pi)}`
}
