/** Of doiuse, which has no types of its own, what is used here. */
declare module 'doiuse' {
  import type { Plugin } from 'postcss'

  interface Usage {
    /** caniuse's name. */
    readonly feature: string
    /** With the place, and the engines that lack it. */
    readonly message: string
  }

  export default class DoIUse implements Plugin {
    constructor(options: { readonly browsers: readonly string[]; readonly onFeatureUsage: (usage: Usage) => void })
    readonly postcssPlugin: string
  }
}
