import './own.css'
