export { paymentSandbox } from './sandbox.ts';
export { paymentSandboxPages } from './pages.ts';
