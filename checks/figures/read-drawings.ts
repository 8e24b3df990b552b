import type { Box } from '../../lib/figures/box'
import type { XY } from '../../lib/figures/figure'

/** A drawing as the browser has set it, in units of the drawing. */
export interface ReadDrawing {
  readonly width: number
  readonly height: number
  /** Left of the window's edge, or right of it, in pixels. */
  readonly beyondWindow: number
  readonly texts: readonly ReadText[]
  /** Lines, circles, arcs and arrowheads as chains of short straight pieces. */
  readonly lines: readonly (readonly XY[])[]
  readonly dots: readonly Box[]
  /** Round every circle, where one radius is told for width and height. */
  readonly circles: readonly Box[]
}

export interface ReadText {
  readonly text: string
  /** Round the letters themselves, without the empty room that a line of text keeps above and below. */
  readonly ink: Box
}

/** All drawings of the page. It runs in the page, so it stands by itself. */
export function readDrawings(): readonly ReadDrawing[] {
  const step = 3
  const straight = /^[MLZ\d\s.-]*$/

  function chainOf(d: string): readonly (readonly [number, number])[] {
    if (straight.test(d)) {
      const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number)
      const points = numbers.flatMap((x, i): (readonly [number, number])[] =>
        i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : [],
      )
      const first = points[0]
      return d.includes('Z') && first ? [...points, first] : points
    }
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', d)
    const length = path.getTotalLength()
    const count = Math.max(4, Math.ceil(length / step))
    return Array.from({ length: count + 1 }, (_, i): readonly [number, number] => {
      const { x, y } = path.getPointAtLength((length * i) / count)
      return [x, y]
    })
  }

  /** A closed stroke of nothing but arcs, each as wide as it is high. */
  const isCircle = (d: string) => /^M[^A]+(A([\d.]+) \2 [^AZ]+)+Z$/.test(d)

  function boxOf(d: string) {
    const svg = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
    const path = svg.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'))
    path.setAttribute('d', d)
    const { x, y, width, height } = path.getBBox()
    svg.remove()
    return { left: x, right: x + width, top: y, bottom: y + height }
  }

  function inkOf(text: SVGTextElement) {
    const { x, width } = text.getBBox()
    const words = text.textContent
    const size = Number(text.getAttribute('font-size'))
    const baseline = Number(text.getAttribute('y'))
    const above = /[\p{Lu}\d()bdfhiklt√θπ°′]/u.test(words) ? 0.73 : 0.54
    const below = /[gjpqyφ()/,;]/.test(words) ? 0.2 : 0
    return { left: x, right: x + width, top: baseline - above * size, bottom: baseline + below * size }
  }

  return [...document.querySelectorAll<SVGSVGElement>('svg.figure-drawing')].map((svg) => {
    const { left, right } = svg.getBoundingClientRect()
    const strokes = [...svg.querySelectorAll('path.figure-line, path.figure-dot')].flatMap((path) =>
      (path.getAttribute('d') ?? '').split(/(?=M)/),
    )
    return {
      width: svg.viewBox.baseVal.width,
      height: svg.viewBox.baseVal.height,
      beyondWindow: Math.max(0, -left, right - document.documentElement.clientWidth),
      texts: [...svg.querySelectorAll('text')].map((text) => ({ text: text.textContent, ink: inkOf(text) })),
      lines: strokes.map(chainOf),
      circles: strokes.filter(isCircle).map(boxOf),
      dots: [...svg.querySelectorAll('circle')].map((circle) => {
        const { x, y, width, height } = circle.getBBox()
        return { left: x, right: x + width, top: y, bottom: y + height }
      }),
    }
  })
}
