import { together } from './together'

/** The start page has in itself of the style sheet only what its first view needs; this says where the whole one is. */
const beginning = (): HTMLStyleElement | null => document.querySelector('style[data-whole]')

let whole: Promise<void> | undefined

/** Brings the whole style sheet in, once: what is loaded later is dressed by it. Where it fails, the next call tries again. */
function wholeStyle(style: HTMLStyleElement): Promise<void> {
  return (whole ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = style.dataset.whole ?? ''
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      whole = undefined
      reject(new Error('The style sheet could not be loaded'))
    }
    // In its old place: the sheets of parts that are already there come after it.
    style.after(link)
  }))
}

/** Loads a part of the page, and with the first part the whole style sheet. */
export function dressed<T>(load: () => Promise<T>): Promise<T> {
  const style = beginning()
  return style ? together(load(), wholeStyle(style)).then(([part]) => part) : load()
}
