import DoIUse from 'doiuse'
import postcss from 'postcss'

/** What a style sheet has that one of the engines lacks, by caniuse's names, each with the first place of it. */
export async function stylesLacking(css: string, engines: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const look = new DoIUse({
    browsers: engines,
    onFeatureUsage({ feature, message }) {
      if (!found.has(feature)) found.set(feature, message.replace(/^<[^>]*>:\d+:\d+: /, ''))
    },
  })
  await postcss([look]).process(css, { from: undefined })
  return found
}
