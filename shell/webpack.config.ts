import { shellConfig } from 'delivery/webpack';

export default shellConfig(import.meta.dirname);
