import { useEffect, useState, type ReactNode } from 'react'

type State<T> =
  { readonly kind: 'loading' } | { readonly kind: 'loaded'; readonly value: T } | { readonly kind: 'failed' }

interface LoadedProps<T> {
  /** The same function as long as the same thing is wanted. */
  readonly load: () => Promise<T>
  /** What is loaded, as the middle of a sentence: "the lesson". */
  readonly what: string
  /** A way out, where it lies over the page. */
  readonly onClose?: () => void
  readonly children: (value: T) => ReactNode
}

/** Loads something when first shown; a patchy network gets a word and another try. */
export function Loaded<T>({ load, what, onClose, children }: LoadedProps<T>) {
  const [state, setState] = useState<State<T>>({ kind: 'loading' })
  const [tries, setTries] = useState(1)

  useEffect(() => {
    let wanted = true
    load().then(
      (value) => wanted && setState({ kind: 'loaded', value }),
      (error: unknown) => {
        console.error(error)
        if (wanted) setState({ kind: 'failed' })
      },
    )
    return () => {
      wanted = false
    }
  }, [load, tries])

  if (state.kind === 'loaded') return children(state.value)
  return (
    <div role="status" className="card p-6 text-center text-muted">
      {state.kind === 'loading' ? (
        `Loading ${what}…`
      ) : (
        <>
          <p>Could not load {what}. Check your connection and try again.</p>
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
