const modules = import.meta.glob<Record<string, unknown>>('/src/*/*.example.ts', { eager: true });

/** `directory/doctors-page/usual`, … */
export function exampleNames(): string[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const page = path.replace('/src/', '').replace('.example.ts', '');
    return Object.keys(module).map((example) => `${page}/${example}`);
  });
}
