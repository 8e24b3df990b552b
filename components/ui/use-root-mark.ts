import { useLayoutEffect } from 'react'

/**
 * Marks the root of the page while something is shown that changes what lies around it. The style sheet asks for the mark, and not for the
 * thing itself by `:root:has(...)`: a browser would look for it through the whole page again at every change.
 */
export function useRootMark(mark: 'covered' | 'exam-bar' | 'ordering', isShown: boolean): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.toggleAttribute(`data-${mark}`, isShown)
    return () => root.removeAttribute(`data-${mark}`)
  }, [mark, isShown])
}
