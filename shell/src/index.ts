// Shared modules are decided between these two files (stack-frontend.md): keep this one empty of code.
void import('./bootstrap.tsx');
