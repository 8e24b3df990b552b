import { entryOf } from '@/lib/links/entry'

const key = 'mathTutorDialog'

/** Notes for this tab whether the dialog is open. */
export function keepDialog(open: boolean): void {
  try {
    if (open) window.sessionStorage.setItem(key, 'open')
    else window.sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept here: after a reload the dialog is closed.
  }
}

/** Whether the page was left, by a reload, with the dialog open. Ask before the history is settled. */
export function wasDialogOpen(): boolean {
  try {
    const { location, history, sessionStorage } = window
    return sessionStorage.getItem(key) === 'open' && entryOf(location.search, history.state).kind === 'layer'
  } catch {
    return false
  }
}
