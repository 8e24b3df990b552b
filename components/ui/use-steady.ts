import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function at every drawing, which does what the newest one does: what gets it need not be drawn anew. For events, not for drawing. */
export function useSteady<Given extends readonly unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
