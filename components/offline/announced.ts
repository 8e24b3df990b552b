const key = 'mathTutorOffline'

let announced = false

/** Whether the student has been told that the site works offline. Where nothing is kept, for this visit. */
export function wasAnnounced(): boolean {
  try {
    return announced || window.localStorage.getItem(key) === 'announced'
  } catch {
    return announced
  }
}

/** It is told once. */
export function setAnnounced(): void {
  announced = true
  try {
    window.localStorage.setItem(key, 'announced')
  } catch {
    // Told again at the next visit.
  }
}
