export * from '../components/file-drop/index.ts'
