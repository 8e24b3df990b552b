/** Ends a script quietly when its reader has enough: npm run show -- circles | head */
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0)
  throw error
})
