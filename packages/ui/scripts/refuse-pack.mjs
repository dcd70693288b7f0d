// Runs before npm packs or publishes this folder, whose package.json is that of the workspace: the
// tarball would hold sources and pictures, and no build.
console.error(
  'This folder is not the published package. Run "npm run tarball" in packages/ui: it builds the library and writes the tarball to packages/ui/build.',
)
process.exitCode = 1
