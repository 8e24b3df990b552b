import { useEffect } from 'react'
import { once } from './once'
import { together } from './together'

/** The start page has in itself of the style sheet only what its first view needs; this says where the whole one is. */
const beginning = (): HTMLStyleElement | null => document.querySelector('style[data-whole]')

/** Brings the whole style sheet in: what is loaded later is dressed by it. */
const wholeStyle = once(
  () =>
    new Promise<void>((resolve, reject) => {
      const style = beginning()
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = style?.dataset.whole ?? ''
      link.onload = () => resolve()
      link.onerror = () => {
        link.remove()
        reject(new Error('The style sheet could not be loaded'))
      }
      // In its old place: the sheets of parts that are already there come after it.
      style?.after(link)
    }),
)

/** Loads a part of the page, and with the first part the whole style sheet. */
export const dressed = <T>(load: () => Promise<T>): Promise<T> =>
  beginning() ? together(load(), wholeStyle()).then(([part]) => part) : load()

/** For what comes to the start page by itself, and was not in it as it was sent: a returning student's numbers, a word on the link. */
export function useWholeStyle(isWanted = true): void {
  useEffect(() => {
    if (isWanted) dressed(async () => {}).catch(console.warn)
  }, [isWanted])
}
