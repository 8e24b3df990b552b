import { textRuns } from '@/lib/figures/label-text'
import type { Drawing, Shape } from '@/lib/figures/drawing'
import { number } from '@/lib/figures/path'

interface DrawnProps {
  readonly drawing: Drawing
  readonly description: string
}

/** A finished drawing as one image, named by its description; it grows and shrinks with its container. */
export function Drawn({ drawing: { width, height, shapes }, description }: DrawnProps) {
  return (
    <svg
      className="figure-drawing"
      viewBox={`0 0 ${number(width)} ${number(height)}`}
      role="img"
      aria-label={description}
    >
      {shapes.map((shape, i) => (
        <DrawnShape key={i} shape={shape} />
      ))}
    </svg>
  )
}

function DrawnShape({ shape }: { readonly shape: Shape }) {
  switch (shape.kind) {
    case 'path':
      return <path d={shape.d} className={shape.look} />
    case 'dot':
      return <circle cx={number(shape.at[0])} cy={number(shape.at[1])} r="3.5" className={shape.look} />
    case 'text':
      return <Label {...shape} />
    default:
      return shape satisfies never
  }
}

/** A third of the size below the centre, the baseline puts letters in the middle in every browser. */
function Label({ at: [x, y], text, size, look }: Extract<Shape, { kind: 'text' }>) {
  return (
    <text x={number(x)} y={number(y + size * 0.34)} fontSize={size} textAnchor="middle" className={look}>
      {textRuns(text).map((run, i) =>
        run.italic ? (
          <tspan key={i} className="figure-letter">
            {run.text}
          </tspan>
        ) : (
          run.text
        ),
      )}
    </text>
  )
}
