// Cycles between folders. A second configuration, because tests and stories may import across
// folders in both directions and a rule about folders cannot leave single files out.
const { options } = require('./.dependency-cruiser.cjs')

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders that import each other have no order to read them in. Move the shared part to a third folder.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps|packages)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        ...options.exclude.path,
        '\\.(test|bench|stories|e2e)\\.tsx?$',
        '(^|/)(test|stories|bench|fault-tests|e2e|scripts)/',
      ],
    },
  },
}
