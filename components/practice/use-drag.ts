import { useRef, type PointerEvent, type RefObject } from 'react'

/** Nearer than this to the top or the bottom of the screen the page scrolls, by so much a frame at most. */
const [edge, fastest] = [110, 12]

interface Held {
  readonly from: number
  readonly items: readonly HTMLElement[]
  /** Where each item stands on the page before anything moves, and how much room the held one leaves. */
  readonly boxes: readonly { readonly top: number; readonly half: number }[]
  readonly room: number
  readonly startY: number
  pointerY: number
  to: number
}

/**
 * Dragging the items of a list by a handle, with a finger or a mouse: they make room as it goes, the page scrolls near its edges, and
 * nothing changes until the handle is let go. The handle needs `touch-action: none`.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const held = useRef<Held | null>(null)

  function follow() {
    if (!held.current) return
    const { items, boxes, from, room, startY, pointerY } = held.current
    const shift = pointerY + window.scrollY - startY
    const heldTop = (boxes[from]?.top ?? 0) + shift
    // An item is passed when the top of the held one has come half of its height near to, or beyond, its own.
    const to = boxes.filter(
      ({ top, half }, index) => index !== from && heldTop > (index < from ? top + half : top - half),
    ).length
    held.current.to = to
    for (const [index, item] of items.entries()) {
      const makesRoom = index > from && index <= to ? -room : index < from && index >= to ? room : 0
      item.style.setProperty('--shift', `${index === from ? shift : makesRoom}px`)
    }
  }

  function frame() {
    if (!held.current || !list.current?.isConnected) return
    const { pointerY } = held.current
    const speed = Math.min(0, pointerY - edge) + Math.max(0, pointerY - window.innerHeight + edge)
    if (speed !== 0) window.scrollBy({ top: (speed / edge) * fastest, behavior: 'instant' })
    follow()
    window.requestAnimationFrame(frame)
  }

  function drop(moves: boolean) {
    if (!held.current) return
    const { items, from, to } = held.current
    held.current = null
    list.current?.removeAttribute('data-dragging')
    for (const item of items) {
      item.style.removeProperty('--shift')
      item.removeAttribute('data-held')
    }
    if (moves) onMove(from, to)
  }

  return function hold(event: PointerEvent<HTMLElement>, place: number) {
    if (!list.current || event.button !== 0) return
    const handle: HTMLElement = event.currentTarget
    const items = [...list.current.children].filter((item) => item instanceof HTMLElement)
    const boxes = items.map((item) => item.getBoundingClientRect())
    const gap = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0)
    held.current = {
      from: place,
      to: place,
      items,
      boxes: boxes.map(({ top, height }) => ({ top: top + window.scrollY, half: height / 2 })),
      room: (boxes[place]?.height ?? 0) + gap,
      startY: event.clientY + window.scrollY,
      pointerY: event.clientY,
    }
    list.current.dataset.dragging = ''
    items[place]?.setAttribute('data-held', '')
    const ended = new AbortController()
    const end = (moves: boolean) => {
      ended.abort()
      drop(moves)
    }
    handle.setPointerCapture(event.pointerId)
    const { signal } = ended
    handle.addEventListener('pointermove', ({ clientY }) => held.current && (held.current.pointerY = clientY), {
      signal,
    })
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('lostpointercapture', () => end(false), { signal })
    window.requestAnimationFrame(frame)
  }
}
