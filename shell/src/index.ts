import { watchIntegrity } from './federation/release-integrity.ts';

// Shared modules are decided between these two files (stack-frontend.md): nothing here takes one.
watchIntegrity();
void import('./bootstrap.tsx');
