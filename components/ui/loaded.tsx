import { useEffect, useState, type ReactNode } from 'react'
import { BusySign } from './busy-sign'
import { inTime, troubleIn } from './in-time'
import { withCause, type Cause } from './trouble'
import { dressed } from './whole-style'

type State<T> =
  | { readonly kind: 'loading'; readonly said?: true; readonly slow?: true }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly why: Cause }

interface LoadedProps<T> {
  /** The same function as long as the same thing is wanted. */
  readonly load: () => Promise<T>
  /** What is loaded, as the middle of a sentence: "the lesson". */
  readonly what: string
  /** A way out, where it lies over the page. */
  readonly onClose?: () => void
  readonly children: (value: T) => ReactNode
}

/** After this long it is said that the network is slow, in milliseconds. */
const slowAfter = 8000
/** After this long it is said that something is on its way: words that come together with their place are said by no reader, and what is there at once needs none. In milliseconds. */
const saidAfter = 100

/** Loads something when first shown; a patchy network gets a word and another try. */
export function Loaded<T>({ load, what, onClose, children }: LoadedProps<T>) {
  const [state, setState] = useState<State<T>>({ kind: 'loading' })
  const [tries, setTries] = useState(1)

  useEffect(() => {
    let wanted = true
    const say = (words: { readonly said: true; readonly slow?: true }) => () =>
      setState((now) => (now.kind === 'loading' ? { ...now, ...words } : now))
    const said = setTimeout(say({ said: true }), saidAfter)
    const slow = setTimeout(say({ said: true, slow: true }), slowAfter)
    const silence = () => [said, slow].forEach(clearTimeout)
    inTime(() => dressed(load))
      .then(
        (value) => wanted && setState({ kind: 'loaded', value }),
        (error: unknown) => {
          const { why, first } = troubleIn(error)
          console.error(first)
          if (wanted) setState({ kind: 'failed', why })
        },
      )
      .finally(silence)
    return () => {
      wanted = false
      silence()
    }
  }, [load, tries])

  if (state.kind === 'loaded') return children(state.value)
  return (
    <div role="status" className="card p-6 text-center text-muted">
      {state.kind === 'loading' ? (
        <>
          <BusySign /> {state.said && `Loading ${what}…${state.slow ? ' The network is slow.' : ''}`}
        </>
      ) : (
        <>
          <p>{withCause(`Could not load ${what}`, state.why)}</p>
          <div className="mt-4 flex justify-center gap-3">
            <button
              type="button"
              className="button-quiet"
              onClick={() => {
                setState({ kind: 'loading' })
                setTries(tries + 1)
              }}
            >
              Try again
            </button>
            {onClose && (
              <button type="button" className="button-quiet" onClick={onClose}>
                Close
              </button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
