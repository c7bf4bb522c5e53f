// jsonld requires all of its algorithms, and takes each from its module when it starts. Those that write documents
// (5 kB in brotli) are called by nothing here: to call one fails.
export default undefined;
