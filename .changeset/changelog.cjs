// Writes the entries of packages/ui/CHANGELOG.md. Own code, because the generator of changesets puts
// the hash of a commit before each entry, which means nothing to a reader without the repository.

module.exports = {
  getReleaseLine: async ({ summary }) =>
    `- ${summary.trim().split('\n').join('\n  ').replace(/^ +$/gm, '')}`,
  getDependencyReleaseLine: async () => '',
}
