import { labelSize, textLook } from './drawing'
import type { SketchArc, SketchFigure, SketchSegment, XY } from './figure'
import { clearance, spotsAround, type WantedLabel } from './place-labels'
import type { AngleView } from './sketch-marks'
import type { SketchView } from './sketch-view'
import { add, between, dot, length, mean, normal, polar, subtract, times, unit } from './vector'

/** Where the labels of a sketch would like to be. */
export function sketchLabels(
  figure: SketchFigure,
  view: SketchView,
  angles: readonly AngleView[],
): readonly WantedLabel[] {
  const { segments = [], arcs = [], labels = [], unnamed = [], points } = figure
  const names = Object.keys(points).filter((name) => !unnamed.includes(name))
  return [
    ...labels.map(({ at, text }) => label(text, near(view.toScreen(at)))),
    ...(figure.angles ?? []).flatMap(({ label: text }, i) => angleLabel(text, angles[i])),
    ...names.map((name) => pointName(name, figure, view)),
    ...segments.flatMap((segment) => segmentLabel(segment, figure, view)),
    ...arcs.flatMap((arc) => arcLabel(arc, view)),
  ]
}

const label = (text: string, spots: readonly XY[]): WantedLabel => ({ text, size: labelSize, look: textLook(), spots })

/** The place itself, and others a little off it. */
const near = ([x, y]: XY): readonly XY[] => [
  [x, y],
  ...[4, 8, 12, 17, 22].flatMap((off) =>
    [90, 270, 0, 180, 45, 135, 225, 315].map((degrees): XY => polar([x, y], off, degrees)),
  ),
]

/** The middle of the part of the figure that hangs together with a point. */
function middleAbout(name: string, { segments = [] }: SketchFigure, { at }: SketchView): XY {
  const reached = new Set([name])
  for (const start of reached)
    for (const { from, to } of segments) {
      if (from === start) reached.add(to)
      if (to === start) reached.add(from)
    }
  return mean([...reached].map(at))
}

/** Away from the lines that end there, or else away from the middle of the figure. */
function pointName(name: string, figure: SketchFigure, view: SketchView): WantedLabel {
  const at = view.at(name)
  const lines = (figure.segments ?? []).flatMap(({ from, to }) =>
    from === name ? [view.at(to)] : to === name ? [view.at(from)] : [],
  )
  const pull = lines.reduce<XY>((sum, end) => add(sum, unit(subtract(end, at))), [0, 0])
  const outward = unit(subtract(at, middleAbout(name, figure, view)))
  const wanted = subtract(times(outward, 0.6), pull)
  const gap = figure.dots?.includes(name) ? 7 : 4
  const spots = spotsAround(at, length(wanted) < 0.05 ? [0, -1] : wanted, name, labelSize, gap)
  return { ...label(name, spots), anchors: [at] }
}

/** Beside the middle, on the outer side first. */
function segmentLabel(segment: SketchSegment, figure: SketchFigure, view: SketchView): readonly WantedLabel[] {
  const { label: text, ticks, arrows, tone } = segment
  if (text === undefined) return []
  const [from, to] = [view.at(segment.from), view.at(segment.to)]
  const across = normal(unit(subtract(to, from)))
  const fromMiddle = subtract(between(from, to, 0.5), middleAbout(segment.from, figure, view))
  const outward = dot(across, fromMiddle) < 0 ? times(across, -1) : across
  const clear = clearance(text, labelSize, across, ticks || arrows ? 8 : 4)
  const spots = [0, 4, 9, 15].flatMap((more) =>
    [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74].flatMap((share) => {
      const at = between(from, to, share)
      const offset = times(outward, clear + more)
      return [add(at, offset), subtract(at, offset)]
    }),
  )
  return [
    {
      ...label(text, spots),
      look: textLook(tone),
      anchors: [0.5, 0.35, 0.65].map((share) => between(from, to, share)),
    },
  ]
}

/** On the bisector, far enough out to clear both arms. */
function angleLabel(text: string | undefined, angle: AngleView | undefined): readonly WantedLabel[] {
  if (text === undefined || !angle) return []
  const middle = angle.start + angle.turn / 2
  const spots = [0, 4, 8, 13, 18, 24, 30, 38].flatMap((more) =>
    [0, 6, -6, 12, -12].map((swing): XY => {
      const across = polar([0, 0], 1, middle)
      const reach = angle.radius + clearance(text, labelSize, across, 3) + more
      return polar(angle.at, reach, middle + (swing * Math.min(angle.turn, 90)) / 45)
    }),
  )
  return [{ ...label(text, spots), anchors: [polar(angle.at, angle.radius * 0.8, middle)] }]
}

/** Outside the middle of the arc, or inside where that is taken. */
function arcLabel({ label: text, tone, ...arc }: SketchArc, view: SketchView): readonly WantedLabel[] {
  if (text === undefined) return []
  const turn = (((arc.to - arc.from) % 360) + 360) % 360
  const spots = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].flatMap((share) => {
    const across = polar([0, 0], 1, arc.from + turn * share)
    const on = add(view.at(arc.centre), times(across, arc.radius * view.scale))
    const offset = times(across, clearance(text, labelSize, across, 4))
    return [add(on, offset), subtract(on, offset)]
  })
  const on = add(view.at(arc.centre), polar([0, 0], arc.radius * view.scale, arc.from + turn / 2))
  return [{ ...label(text, spots), look: textLook(tone), anchors: [on] }]
}
