const inLib = (paths) => new RegExp(`[\\\\/]lib[\\\\/](?:${paths.replaceAll('/', '[\\\\/]')})`)

/** One file of what several loaded parts of the site stand on, so that it is fetched, and kept for offline use, once. */
const shared = (name, paths) => ({ name, test: inLib(paths), chunks: 'async', minChunks: 3, enforce: true })

/** Of each topic, what several of its parts share, however small: one file of its solutions, one of what reads its questions, one of its templates. */
const ofEachTopic = (name, folder, unless = '(?!pieces)') => ({
  ...shared('', `${folder}/${unless}[\\w-]+/`),
  name: ({ resource }) => `${name}-${inLib(`${folder}/([\\w-]+)`).exec(resource)?.[1]}`,
  minChunks: 2,
})

const leastBytesOfAFile = 12_000

/**
 * How the browser's code is cut into files: what two loaded parts share is a file of its own from 12 kB on (Next.js: 20 kB), smaller pieces
 * of the core, and of a topic, stand together. Names of files carry six digits of their hash: the first view has the table of them all.
 */
export function withSharedChunks(config) {
  config.output.hashDigestLength = 6
  // What the page and the assistant's thread use of a module is the same code, in a file that they share.
  config.optimization.usedExports = 'global'
  Object.assign(config.optimization.splitChunks.cacheGroups, {
    maths: shared('maths', 'maths|reading|random|letters|near|solutions/(?:pieces/)?[\\w-]+\\.ts'),
    posing: shared('posing', 'answers|problems/(?:kinds-of-question|slips|[\\w-]+\\.ts)'),
    asking: shared('asking', 'assistant/(?:question|assertions)/'),
    solutions: ofEachTopic('solutions', 'solutions'),
    recognisers: ofEachTopic('recognisers', 'assistant/recognisers'),
    templates: ofEachTopic('templates', 'problems', '(?!kinds-of-question|slips|asked)'),
    // Of browsers without MathML alone: kept-files.ts knows it by how its name begins. Before what Next.js does with large libraries.
    formulasAsHtml: {
      name: 'formulas-as-html-katex',
      test: /[\\/]katex[\\/]dist[\\/]katex\.js$/,
      chunks: 'async',
      priority: 50,
      enforce: true,
    },
    default: { chunks: 'async', minChunks: 2, minSize: leastBytesOfAFile, priority: -20, reuseExistingChunk: true },
  })
  loadStylesPlainly(config)
}

/** Next.js hands the style sheet of a loaded part to React, which then draws nothing until it is there, be the network silent: without this a part waits for its own sheet alone, and a failure can be tried again. */
function loadStylesPlainly({ plugins }) {
  const styles = plugins.find(({ constructor }) => constructor.name === 'NextMiniCssExtractPlugin')
  if (styles?.runtimeOptions?.insert === undefined)
    throw new Error('next.config: how Next.js loads style sheets has changed')
  delete styles.runtimeOptions.insert
}
