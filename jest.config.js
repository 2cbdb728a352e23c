export default {
  testEnvironment: 'node',
  maxWorkers: '100%',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^string-width$': '<rootDir>/tools/jestWidth.js' },
  transform: { '^.+\\.tsx?$': '<rootDir>/tools/jestTransform.js' },
};
