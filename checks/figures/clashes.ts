import { boxAround, lengthInside, overlap, type Box } from '../../lib/figures/box'
import type { ReadDrawing } from './read-drawings'

/** A line is as thick as this to either side. */
const halfStroke = 0.8
/** What is covered less than this, in square units, is the rounding of a browser. */
const leastOverlap = 0.5
/** A circle may be so much wider than high. */
const mostSquashed = 0.5

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** What runs into what in a drawing, and what leaves it. */
export function clashes({ width, height, beyondWindow, texts, lines, dots, circles }: ReadDrawing): readonly string[] {
  const frame: Box = { left: 0, top: 0, right: width, bottom: height }
  const leaves = (box: Box) =>
    box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom
  return [
    ...(beyondWindow > 0.5 ? ['the drawing is wider than the window'] : []),
    ...(lines.flat().some((point) => leaves(boxAround(point, [2 * halfStroke, 2 * halfStroke])))
      ? ['a line leaves the drawing']
      : []),
    ...circles.flatMap(({ left, right, top, bottom }) => {
      const [across, up] = [right - left, bottom - top]
      const sizes = `${across.toFixed(1)} wide and ${up.toFixed(1)} high`
      return Math.abs(across - up) > mostSquashed ? [`a circle is ${sizes}`] : []
    }),
    ...texts.flatMap(({ text, ink }, i) => {
      const meets = (chain: ReadDrawing['lines'][number]) =>
        chain.slice(1).some((to, k) => lengthInside(chain[k] ?? to, to, grown(ink, halfStroke)) > 0)
      return [
        ...(leaves(ink) ? [`"${text}" leaves the drawing`] : []),
        ...(lines.some(meets) ? [`"${text}" meets a line`] : []),
        ...(dots.some((dot) => overlap(dot, ink) > leastOverlap) ? [`"${text}" meets a dot`] : []),
        ...texts
          .slice(i + 1)
          .flatMap((other) => (overlap(other.ink, ink) > leastOverlap ? [`"${text}" meets "${other.text}"`] : [])),
      ]
    }),
  ]
}
