/** What a dialog or a sheet tells the page's history, so that Back closes it. */
export interface Layers {
  readonly layerOpened: () => void
  readonly layerClosed: () => void
}
